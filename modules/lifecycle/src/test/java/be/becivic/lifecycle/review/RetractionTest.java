package be.becivic.lifecycle.review;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.lifecycle.House;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.submission.ReceiptState;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RetractionTest {
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
  void aRetractedConcernIsGoneWithEveryTraceOfWhoWasInvolved() {
    SubmissionId id = house.commit(AcceptedSubmission.concern("The counter closes at noon."));
    var uid = new Uid(Uid.Kind.CONCERN, 1);
    assertThat(house.retraction().retract(uid)).isTrue();
    house.check(
        tables -> {
          assertThat(tables.concerns().find(uid)).isEmpty();
          assertThat(
                  tables.salts().listSubmitters(Target.of(TargetType.OBSERVATION, uid.toString())))
              .isEmpty();
        });
    assertThat(house.receipt(id)).contains(ReceiptState.DISCARDED);
    assertThat(house.sessionState(id)).isEqualTo(ReceiptState.DISCARDED);
  }

  @Test
  void aRetractedRatingIsGone() {
    SubmissionId id = house.commit(AcceptedSubmission.skillRating("Shorter sentences."));
    assertThat(house.retraction().retract(new Uid(Uid.Kind.RATING, 1))).isTrue();
    house.check(tables -> assertThat(tables.ratings().findBySubmission(id)).isEmpty());
  }

  @Test
  void aRetractedAmendmentTakesItsRevisionAlong() {
    Revision<CatalogueValue> stable = house.addValue("180");
    house.commit(
        AcceptedSubmission.valueAmendment(stable.uid().toString(), "185", "for every person"));
    assertThat(house.retraction().retract(new Uid(Uid.Kind.AMENDMENT, 1))).isTrue();
    house.check(
        tables -> {
          assertThat(tables.amendments().find(new Uid(Uid.Kind.AMENDMENT, 1))).isEmpty();
          var values = tables.catalogue().volatileValues();
          assertThat(values.findCurrent(stable.uid()))
              .get()
              .returns(stable.content(), Revision::content);
          assertThat(values.listHistory(stable.uid()))
              .extracting(revision -> revision.content().map(CatalogueValue::json).orElse("erased"))
              .containsExactly("180", "erased", "180");
        });
  }

  @Test
  void whatIsNotThereCannotBeRetracted() {
    assertThat(house.retraction().retract(new Uid(Uid.Kind.CONCERN, 404))).isFalse();
    assertThat(house.retraction().retract(new Uid(Uid.Kind.PATH, 1))).isFalse();
  }
}
