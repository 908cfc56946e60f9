package be.becivic.lifecycle.review;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.lifecycle.House;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Concern;
import be.becivic.records.content.Rating;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.submission.ReceiptState;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Texts that wait for a maintainer, and what becomes of them. */
abstract class HoldsCase {
  static final String NAMED = "Ask Marie Dubois at the counter.";
  static final String PLAIN = "The counter closes at noon.";
  @TempDir Path folder;
  House house;
  Holds holds;

  @BeforeEach
  void open() {
    house = House.embedded(folder);
    holds = house.holds();
  }

  @AfterEach
  void close() {
    house.close();
  }

  SubmissionId hold(AcceptedSubmission submission) {
    SubmissionId id = house.stage(submission);
    assertThat(house.commitJob().run().held()).isEqualTo(1);
    return id;
  }

  Concern concern(SubmissionId id) {
    return house.read(tables -> tables.concerns().findBySubmission(id)).orElseThrow();
  }

  Rating rating(SubmissionId id) {
    return house.read(tables -> tables.ratings().findBySubmission(id)).orElseThrow();
  }

  Revision<CatalogueValue> value(Uid uid) {
    return house.read(tables -> tables.catalogue().volatileValues().findCurrent(uid)).orElseThrow();
  }

  static JsonNode json(String text) {
    return StrictJson.parseStored(text);
  }

  void assertNothingHeld(SubmissionId id, Resolution resolution) {
    house.check(
        tables -> {
          assertThat(tables.review().findHeld(id)).isEmpty();
          assertThat(tables.review().find(1))
              .get()
              .returns(Optional.of(resolution), ReviewItem::resolution);
        });
  }

  static void assertMoved(Outcome<StateChange> outcome, ReceiptState to) {
    assertThat(outcome)
        .isEqualTo(Outcome.ok(new StateChange(ReceiptState.NER_HELD_FOR_REVIEW, to)));
  }

  static void assertRefused(Outcome<?> outcome, ErrorCategory category) {
    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.Refused.class,
            refused -> assertThat(refused.rejection().category()).isEqualTo(category));
  }
}
