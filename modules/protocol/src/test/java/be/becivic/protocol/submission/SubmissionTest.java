package be.becivic.protocol.submission;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.json.JsonSearch;
import be.becivic.protocol.schema.Fixtures;
import be.becivic.protocol.schema.SchemaName;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

final class SubmissionTest {

  /** A document of a type, as its schema accepts it. */
  record Example(FeedbackType type, String name, JsonNode document) {
    Submission parse() {
      return Samples.ok(Submission.parse(type, document));
    }

    @Override
    public String toString() {
      return type.wireName() + " " + name;
    }
  }

  static Stream<Example> examples() {
    return Stream.of(FeedbackType.values())
        .flatMap(
            type ->
                Fixtures.valid(SchemaName.of(type))
                    .map(fixture -> new Example(type, fixture.name(), fixture.instance())));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theHeaderSaysWhoSubmittedItAndWhen(Example example) {
    JsonNode document = example.document();
    Submission submission = example.parse();
    assertThat(submission.type()).isEqualTo(example.type());
    assertThat(submission.id()).hasToString(document.get(example.type().idField()).stringValue());
    assertThat(submission.header().submittedAt())
        .isEqualTo(Instant.parse(document.get("submitted_at").stringValue()));
    assertThat(submission.header().submittingAgent())
        .isEqualTo(document.get("submitting_agent").stringValue());
    assertThat(submission.header().contractVersion())
        .isEqualTo(document.get("submission_contract_version").stringValue());
    assertThat(submission.header().capabilities().map(SubmissionTest::names))
        .isEqualTo(
            document
                .optional("declared_capabilities")
                .map(names -> names.valueStream().map(JsonNode::stringValue).sorted().toList()));
    assertThat(submission.header().session())
        .isEqualTo(
            document.optional("session_id").flatMap(id -> SessionId.parse(id.stringValue())));
  }

  private static List<String> names(Iterable<Capability> capabilities) {
    var names = new ArrayList<String>();
    capabilities.forEach(capability -> names.add(capability.wireName()));
    return names.stream().sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theTargetIsThePairOfTheWire(Example example) {
    JsonNode document = example.document();
    String type = document.path("target_type").asString("session");
    String id = document.path("target_id").asString(document.path("proposed_id").asString(""));
    String added = document.at("/content/source_add/id").asString("");
    Optional<Target> target = example.parse().findTarget();
    if (type.equals("session")) {
      assertThat(target).isEmpty();
    } else {
      assertThat(target.orElseThrow().type().wireName()).isEqualTo(type);
      assertThat(target.orElseThrow().id()).isEqualTo(added.isEmpty() ? id : id + ":" + added);
    }
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "DRAFT, skill, true",
    "DRAFT, path, true",
    "AMENDMENT, skill-body, true",
    "AMENDMENT, skill-frontmatter, true",
    "AMENDMENT, path, true",
    "AMENDMENT, path-source-field, true",
    "AMENDMENT, path-source-add, true",
    "AMENDMENT, volatile-value-number, false",
    "AMENDMENT, reference, false",
    "CONCERN, skill, false",
    "CONCERN, skill-graph-proposal, false",
    "VALIDATION, skill, false",
    "FEEDBACK, skill, false",
    "RATING, skill, false",
    "ANALYTICS, step-transition, false"
  })
  void whatChangesFilesBecomesContent(FeedbackType type, String name, boolean becomes) {
    assertThat(Samples.parsed(type, name).becomesContent()).isEqualTo(becomes);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void whatIsStoredIsReadTheSameAgain(Example example) {
    ObjectNode stored = (ObjectNode) example.document().deepCopy();
    stored.put("validated_at", "2026-04-27T00:00:00Z").put("cohort_anchor", "x@0.1.0");
    stored.putArray("regex_passes");
    assertThat(Submission.parseStored(example.type(), stored)).isEqualTo(example.parse());
  }

  @Test
  void aRowRemembersLessThanWasSubmitted() {
    ObjectNode stored = Samples.document(FeedbackType.RATING, "session");
    stored.remove(List.of("target_id", "declared_capabilities", "schema_version"));
    assertThat(Submission.parseStored(FeedbackType.RATING, stored))
        .isInstanceOfSatisfying(
            Submission.Rating.class,
            rating -> {
              assertThat(rating.rated()).isEqualTo(new Rated.Session(Optional.empty()));
              assertThat(rating.header().capabilities()).isEmpty();
            });
  }

  @Test
  void aMomentThatIsNotInTheCalendarIsRefused() {
    ObjectNode document = Samples.document(FeedbackType.CONCERN, "skill");
    document.put("submitted_at", "2026-02-30T14:32:00Z");
    assertThat(Submission.parse(FeedbackType.CONCERN, document))
        .isEqualTo(Outcome.refused(Rejection.schema("/submitted_at", "format")));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void nothingThatWasSubmittedIsPrinted(Example example) throws ReflectiveOperationException {
    List<String> texts = new ArrayList<>();
    JsonSearch.find(
        example.document(),
        (way, value) -> {
          if (value.isString() && !way.getLast().equals(example.type().idField())) {
            texts.add(value.stringValue());
          }
          return false;
        });
    Submission submission = example.parse();
    assertThat(submission.toString()).contains(submission.id().toString());
    for (String printed : printed(submission)) {
      texts.stream()
          .filter(text -> text.indexOf(' ') > 0)
          .forEach(text -> assertThat(printed).doesNotContain(text));
    }
  }

  /** What the submission and each part of it that is ours prints. */
  private static List<String> printed(Record part) throws ReflectiveOperationException {
    List<String> printed = new ArrayList<>(List.of(part.toString()));
    for (RecordComponent component : part.getClass().getRecordComponents()) {
      Object value = component.getAccessor().invoke(part);
      Object held = value instanceof Optional<?> optional ? optional.orElse(null) : value;
      if (held instanceof Record inner && inner.getClass().getName().contains(".submission.")) {
        printed.addAll(printed(inner));
      }
    }
    return printed;
  }

  private static List<String> printed(Submission submission) throws ReflectiveOperationException {
    return printed((Record) submission);
  }
}
