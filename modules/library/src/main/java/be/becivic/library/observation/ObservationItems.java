package be.becivic.library.observation;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Concern;
import be.becivic.records.vote.CohortTally;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Turns rows into what is shown of them. */
final class ObservationItems {
  private ObservationItems() {}

  /** A concern as votes name it. */
  static Target asTarget(Concern concern) {
    return new Target.Concern(concern.uid());
  }

  static Observation of(Concern row, Optional<CohortTally> votes, Thresholds thresholds) {
    Tally tally = votes.map(CohortTally::counts).orElse(Tally.NONE);
    JsonFields content = new JsonFields(StrictJson.parseStored(row.payload()).path("content"));
    return new Observation(
        FeedbackType.CONCERN,
        row.uid(),
        row.target(),
        said(content),
        row.scope(),
        row.specifier(),
        content.date("evidence_date"),
        tally.confirms(),
        tally.rejects(),
        thresholds.isHiddenBy(tally),
        row.committedAt());
  }

  /** An amendment is voted on once it is merged, as a part of what it changed. */
  static Observation of(Amendment row) {
    return new Observation(
        FeedbackType.AMENDMENT,
        row.uid(),
        row.target(),
        StrictJson.parseStored(row.payload()).path("rationale").asString(""),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        0,
        0,
        false,
        row.committedAt());
  }

  /** The text of a concern; one about a value says which value was met, and maybe more. */
  private static String said(JsonFields content) {
    return content
        .text("body")
        .or(() -> content.text("report"))
        .or(() -> content.find("observed_value").map(value -> observed(value, content)))
        .orElse("");
  }

  private static String observed(JsonNode value, JsonFields content) {
    String met = value.isString() ? value.stringValue() : value.toString();
    return content.text("note").map(note -> met + ": " + note).orElse(met);
  }
}
