package be.becivic.lifecycle.destination;

import be.becivic.records.submission.StagedSubmission;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the server adds to a submission when it is committed (§6.2.3).
 *
 * @param regexPasses the scrub rules that fire on it and were let through
 * @param nerPasses what the recogniser marks in it and a person let through
 * @param reportPath where the research notes are published
 */
public record ServerFields(
    List<String> regexPasses, List<String> nerPasses, Optional<String> reportPath) {
  static final String VALIDATED_AT = "validated_at";
  static final String COHORT_ANCHOR = "cohort_anchor";
  private static final String REGEX_PASSES = "regex_passes";
  private static final String SUBMITTED_AT = "submitted_at";
  private static final Set<String> OF_PROVENANCE = Set.of("scrub_summary", "research_report_path");

  public ServerFields {
    regexPasses = List.copyOf(regexPasses);
    nerPasses = List.copyOf(nerPasses);
  }

  /** The document as it is stored. */
  JsonNode addTo(JsonNode submitted, StagedSubmission row, Instant at) {
    ObjectNode document = submitted.deepCopy().asObject();
    if (!document.has(SUBMITTED_AT)) {
      document.put(SUBMITTED_AT, row.submittedAt().toString());
    }
    document.put(VALIDATED_AT, at.toString());
    document.set(REGEX_PASSES, array(regexPasses));
    row.cohortAnchor().ifPresent(anchor -> document.put(COHORT_ANCHOR, anchor));
    document
        .optional("provenance")
        .filter(JsonNode::isObject)
        .ifPresent(provenance -> addToProvenance(provenance.asObject()));
    return document;
  }

  private void addToProvenance(ObjectNode provenance) {
    ObjectNode summary = provenance.putObject("scrub_summary");
    summary.set(REGEX_PASSES, array(regexPasses));
    summary.set("ner_passes", array(nerPasses));
    summary.put("redactions_applied", 0);
    reportPath.ifPresent(path -> provenance.put("research_report_path", path));
  }

  /** What the submitter can have written of a stored document. */
  public static ObjectNode removeFrom(JsonNode stored) {
    ObjectNode document = stored.deepCopy().asObject();
    document.remove(List.of(VALIDATED_AT, REGEX_PASSES, COHORT_ANCHOR));
    document
        .optional("provenance")
        .filter(JsonNode::isObject)
        .ifPresent(provenance -> provenance.asObject().remove(OF_PROVENANCE));
    return document;
  }

  private static JsonNode array(List<String> texts) {
    var array = JsonNodeFactory.instance.arrayNode();
    texts.forEach(array::add);
    return array;
  }
}
