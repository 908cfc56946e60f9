package be.becivic.lifecycle;

import static be.becivic.lifecycle.House.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Concern;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.content.ProposalState;
import be.becivic.records.content.Rating;
import be.becivic.records.salt.SubmitterBinding;
import be.becivic.records.submission.ReceiptState;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class DestinationsTest {
  private static final Instant SUBMITTED = Instant.parse("2026-11-14T12:00:00Z");

  @TempDir Path folder;
  private House house;

  @BeforeEach
  void open() {
    house = House.embedded(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void aConcernBecomesANumberedRow() {
    SubmissionId id = house.commit(AcceptedSubmission.concern("The counter closes at noon."));
    Concern row = concern(id);
    assertThat(row.uid()).hasToString("con-00001");
    assertThat(row.target()).isEqualTo(Target.of(TargetType.SKILL, AcceptedSubmission.SKILL));
    assertThat(row.scope()).contains("commune-specific");
    assertThat(row.specifier()).contains("21009");
    assertThat(row.cohortAnchor()).contains("change-of-address@0.1.0");
    assertThat(row.submittedAt()).isEqualTo(SUBMITTED);
    assertThat(row.committedAt()).isEqualTo(NOON);
  }

  @Test
  void whatIsStoredCarriesTheFieldsTheServerSets() {
    JsonNode stored =
        StrictJson.parseStored(
            concern(house.commit(AcceptedSubmission.concern("Closed."))).payload());
    assertThat(stored.get("validated_at").stringValue()).isEqualTo(NOON.toString());
    assertThat(stored.get("regex_passes")).isEmpty();
    assertThat(stored.get("cohort_anchor").stringValue()).isEqualTo("change-of-address@0.1.0");
  }

  @Test
  void whoeverRaisedAConcernIsKnownAgainForAHundredAndEightyDays() {
    Concern row = concern(house.commit(AcceptedSubmission.concern("Closed.")));
    var target = new Target.Concern(row.uid());
    house.check(
        tables ->
            assertThat(tables.salts().listSubmitters(target))
                .containsExactly(
                    new SubmitterBinding(
                        House.SALT,
                        House.SUBMITTER,
                        NOON,
                        Optional.of(NOON.plus(Duration.ofDays(180))))));
  }

  @Test
  void feedbackReachesTheOperatorsQueue() {
    house.commit(AcceptedSubmission.feedback("The search found it."));
    FeedbackRow row = house.read(tables -> tables.feedbackChannel().listUntriaged(10)).getFirst();
    assertThat(row.uid()).isEqualTo(new Uid(Uid.Kind.FEEDBACK, 1));
    assertThat(row.body()).isEqualTo("The search found it.");
    assertThat(row.topic()).contains("praise");
    assertThat(row.pointer()).contains("https://becivic.be/paths/x");
    assertThat(row.submittedAt()).isEqualTo(SUBMITTED);
  }

  @ParameterizedTest
  @CsvSource({
    "skill, change-of-address, skill_quality_stars, change-of-address",
    "agent_protocol, 2.1.0, agent_protocol_stars, 2.1.0",
    "session, ses_018f0000-0000-7000-8000-000000000001, user_experience_stars,",
  })
  void aRatingKeepsItsAxisAndForgetsTheSession(
      String type, String target, String stars, String kept) {
    SubmissionId id = house.commit(AcceptedSubmission.rating(type, target, stars));
    Rating row = house.read(tables -> tables.ratings().findBySubmission(id)).orElseThrow();
    assertThat(row.targetType().wireName()).isEqualTo(type);
    assertThat(row.targetId()).isEqualTo(Optional.ofNullable(kept));
    assertThat(row.stars()).isEqualTo(3);
  }

  @Test
  void anAmendedValueIsANewAlphaRevision() {
    Revision<CatalogueValue> stable = house.addValue("180");
    SubmissionId id =
        house.commit(
            AcceptedSubmission.valueAmendment(
                stable.uid().toString(), "185", "for every applicant"));
    Amendment amendment = amendment(id);
    assertThat(amendment.state()).isEqualTo(ProposalState.MERGED);
    Revision<CatalogueValue> current = currentValue(stable.uid());
    assertThat(current.revision()).isEqualTo(2);
    assertThat(current.status()).isEqualTo(Status.ALPHA);
    assertThat(current.amendedBy()).contains(amendment.uid());
    assertThat(current.committedAt()).isEqualTo(NOON);
    assertThat(current.content())
        .get()
        .returns("185", CatalogueValue::json)
        .returns(Optional.of("EUR"), CatalogueValue::unit)
        .returns(Optional.of("for every applicant"), CatalogueValue::note)
        .returns(Optional.empty(), CatalogueValue::source);
  }

  @Test
  void anAmendedReferenceKeepsWhatTheAmendmentLeavesOut() {
    Revision<Citation> stable = house.addReference();
    house.commit(
        AcceptedSubmission.referenceAmendment(
            stable.uid().toString(),
            """
            "proposed_url": "https://dofi.ibz.be/fees", "proposed_last_verified": "2026-11-10"\
            """));
    house.check(
        tables ->
            assertThat(tables.catalogue().references().findCurrent(stable.uid()))
                .flatMap(Revision::content)
                .get()
                .returns("Fees for a stay", Citation::title)
                .returns(Optional.of("{\"fr\":\"Redevances\"}"), Citation::titles)
                .returns("https://dofi.ibz.be/fees", Citation::url)
                .returns(Optional.of("2024000001"), Citation::numac)
                .returns(Optional.empty(), Citation::lastVerified));
  }

  @Test
  void aReferenceThatIsOnlyFoundRightStaysAsItIs() {
    Revision<Citation> stable = house.addReference();
    SubmissionId id =
        house.commit(
            AcceptedSubmission.referenceAmendment(
                stable.uid().toString(), "\"proposed_last_verified\": \"2099-01-01\""));
    assertThat(amendment(id).state()).isEqualTo(ProposalState.MERGED);
    house.check(
        tables ->
            assertThat(tables.catalogue().references().findCurrent(stable.uid()))
                .get()
                .isEqualTo(stable));
  }

  @Test
  void aNewTitleWaitsForAMaintainerAndDropsTheTranslationsOfTheOldOne() {
    Revision<Citation> stable = house.addReference();
    SubmissionId id =
        house.stage(
            AcceptedSubmission.referenceAmendment(
                stable.uid().toString(), "\"proposed_title\": \"New\""));
    assertThat(house.commitJob().run().held()).isEqualTo(1);
    house.holds().move(id, ReceiptState.RELEASED);
    house.check(
        tables ->
            assertThat(tables.catalogue().references().findCurrent(stable.uid()))
                .flatMap(Revision::content)
                .get()
                .returns("New", Citation::title)
                .returns(Optional.empty(), Citation::titles));
  }

  @Test
  void whoVotedOnOursStaysKnownBesideACorrectionAndSoDoesItsSubmitter() {
    Revision<CatalogueValue> stable = house.addValue("180");
    var target = Target.of(TargetType.VOLATILE_VALUE, stable.uid().toString());
    house.records.write(
        tables -> tables.salts().artefact(target, NOON, Optional.empty(), () -> House.SALT));
    house.commit(
        AcceptedSubmission.valueAmendment(stable.uid().toString(), "185", "for every applicant"));
    house.check(tables -> assertThat(tables.salts().findArtefact(target)).contains(House.SALT));
    house.check(
        tables ->
            assertThat(tables.salts().listSubmitters(target))
                .containsExactly(
                    new SubmitterBinding(House.SALT, House.SUBMITTER, NOON, Optional.empty())));
  }

  @Test
  void anAmendmentOfAnEntryThatIsGoneEndsInConflict() {
    assertConflict(AcceptedSubmission.valueAmendment("val-99404", "185", "for every applicant"));
  }

  @Test
  void anAmendmentOfAQuarantinedEntryEndsInConflict() {
    Revision<CatalogueValue> stable = house.addValue("180");
    house.records.write(
        tables ->
            tables.catalogue().volatileValues().revise(stable.uid(), NewRevision.quarantine(NOON)));
    assertConflict(
        AcceptedSubmission.valueAmendment(stable.uid().toString(), "185", "for every applicant"));
  }

  @Test
  void anAmendmentThatChangesNothingEndsInConflict() {
    Revision<CatalogueValue> stable = house.addValue("180");
    assertConflict(
        AcceptedSubmission.valueAmendment(stable.uid().toString(), "180", "per applicant"));
    assertThat(currentValue(stable.uid())).isEqualTo(stable);
  }

  private void assertConflict(AcceptedSubmission submission) {
    SubmissionId id = house.stage(submission);
    assertThat(house.commitJob().run().conflicts()).isEqualTo(1);
    assertThat(house.isStaged(id)).isFalse();
    assertThat(house.receipt(id)).contains(ReceiptState.CONFLICT);
    assertThat(house.sessionState(id)).isEqualTo(ReceiptState.CONFLICT);
    house.check(tables -> assertThat(tables.amendments().findBySubmission(id)).isEmpty());
  }

  private Concern concern(SubmissionId id) {
    return house.read(tables -> tables.concerns().findBySubmission(id)).orElseThrow();
  }

  private Amendment amendment(SubmissionId id) {
    return house.read(tables -> tables.amendments().findBySubmission(id)).orElseThrow();
  }

  private Revision<CatalogueValue> currentValue(Uid uid) {
    return house.read(tables -> tables.catalogue().volatileValues().findCurrent(uid)).orElseThrow();
  }
}
