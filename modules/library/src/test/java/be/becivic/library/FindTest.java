package be.becivic.library;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.content.Concern;
import be.becivic.records.decision.SourceStanding;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindTest {
  private static final String SOURCE = "marriage-certificate-belgian:commune-counter-marriage";
  private static ShippedLibrary library;

  @BeforeAll
  static void open(@TempDir Path folder) {
    library = ShippedLibrary.in(folder);
    library.write(tables -> tables.concerns().insert(concern()));
  }

  @AfterAll
  static void close() {
    library.close();
  }

  @ParameterizedTest
  @CsvSource({
    "SKILL, change-of-address, alpha, change-of-address@0.1.0, 0.1@2026-11-15T10:00:00Z",
    "PATH, marriage-certificate-belgian, alpha, marriage-certificate-belgian@0.1.0,"
        + " 0.1@2026-11-15T10:00:00Z",
    "PATH_SOURCE, " + SOURCE + ", alpha, , alpha@2026-11-15T10:00:00Z",
    "VOLATILE_VALUE, val-00002, alpha, , r1",
    "REFERENCE, ref-00001, alpha, , r1",
    "OBSERVATION, con-00007, , , all"
  })
  void everyKindOfTargetIsFoundWhereItLives(
      TargetType type, String id, String status, String anchor, String cohort) {
    Artefact found = library.find(type, id).orElseThrow();
    assertThat(found.target()).isEqualTo(Target.of(type, id));
    assertThat(found.status().map(Status::wireName)).isEqualTo(Optional.ofNullable(status));
    assertThat(found.anchor().map(CohortAnchor::toString)).isEqualTo(Optional.ofNullable(anchor));
    assertThat(found.cohort().key().replaceFirst("#[0-9a-f]{12}$", "")).isEqualTo(cohort);
    assertThat(found.cohort().startedAt()).isEqualTo(ShippedLibrary.SEEDED);
  }

  @ParameterizedTest
  @CsvSource({
    "SKILL, no-such-skill",
    "SKILL, ../change-of-address",
    "SKILL, Change-Of-Address",
    "PATH, change-of-address",
    "PATH_SOURCE, marriage-certificate-belgian",
    "PATH_SOURCE, marriage-certificate-belgian:nowhere",
    "PATH_SOURCE, nowhere:commune-counter-marriage",
    "PATH_SOURCE, a:b:c",
    "VOLATILE_VALUE, val-99999",
    "VOLATILE_VALUE, ref-00001",
    "VOLATILE_VALUE, ''",
    "REFERENCE, val-00001",
    "OBSERVATION, con-00008",
    "OBSERVATION, obs-00007",
    "SKILL_GRAPH, change-of-address",
    "AGENT_PROTOCOL, 2.1.0",
    "SESSION, " + Submissions.SESSION
  })
  void whatDoesNotExistIsNotFound(TargetType type, String id) {
    assertThat(library.find(type, id)).isEmpty();
  }

  @Test
  void aSourceIsScopedToItsPathAndAllElseToItself() {
    assertThat(library.find(TargetType.PATH_SOURCE, SOURCE))
        .map(Artefact::scope)
        .contains(Target.of(TargetType.PATH, "marriage-certificate-belgian"));
    assertThat(library.find(TargetType.SKILL, "change-of-address"))
        .map(Artefact::scope)
        .contains(Target.of(TargetType.SKILL, "change-of-address"));
  }

  @Test
  void aCorrectionStartsACohortAndAFlipOfStatusDoesNot() {
    Uid uid = new Uid(Uid.Kind.VOLATILE_VALUE, 1);
    Instant later = ShippedLibrary.SEEDED.plusSeconds(60);
    library.write(
        tables -> {
          var rows = tables.catalogue().volatileValues();
          CatalogueValue scalar = CatalogueValue.of(CatalogueValueType.INTEGER, "1010");
          rows.revise(
              uid, NewRevision.correction(scalar, "2.1.0", new Uid(Uid.Kind.AMENDMENT, 1), later));
          rows.setStatus(uid, 2, Status.ALPHA, Status.BETA);
        });
    assertThat(library.find(TargetType.VOLATILE_VALUE, "val-00001"))
        .get()
        .returns(Optional.of(Status.BETA), Artefact::status)
        .returns("r2", found -> found.cohort().key())
        .returns(later, found -> found.cohort().startedAt());
  }

  @Test
  void theDatabaseSaysHowASourceStands() {
    PathSourceId id = PathSourceId.parse("birth-certificate-belgian:mon-dossier-birth").get();
    Instant later = ShippedLibrary.SEEDED.plusSeconds(60);
    library.write(
        t ->
            t.sourceStandings()
                .put(new SourceStanding(id, Status.STABLE, later, true, Optional.empty())));
    assertThat(library.find(TargetType.PATH_SOURCE, id.toString()))
        .get()
        .returns(Optional.of(Status.STABLE), Artefact::status)
        .returns(later, found -> found.cohort().startedAt());
  }

  @Test
  void aStandingFromBeforeTheSourceCameIsAnotherSources() {
    PathSourceId id = PathSourceId.parse("birth-certificate-belgian:commune-counter-birth").get();
    Instant before = ShippedLibrary.SEEDED.minusSeconds(60);
    library.write(
        t ->
            t.sourceStandings()
                .put(new SourceStanding(id, Status.STABLE, before, true, Optional.empty())));
    assertThat(library.find(TargetType.PATH_SOURCE, id.toString()))
        .get()
        .returns(Optional.of(Status.ALPHA), Artefact::status)
        .returns(ShippedLibrary.SEEDED, found -> found.cohort().startedAt());
  }

  private static Concern concern() {
    return new Concern(
        new Uid(Uid.Kind.CONCERN, 7),
        SubmissionId.parse("con_0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b").orElseThrow(),
        Target.of(TargetType.SKILL, "change-of-address"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        "{}",
        ShippedLibrary.SEEDED,
        ShippedLibrary.SEEDED);
  }
}
