package be.becivic.intake;

import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.content.AnalyticsEvent;
import tools.jackson.databind.JsonNode;

/** Takes events of the opt-in stream, which are kept without anything they could be joined by. */
final class AnalyticsLog {
  private AnalyticsLog() {}

  static Entry prepare(Submission event) {
    return inserts -> {
      Tables tables = inserts.tables();
      tables.analytics().insert(row(tables, event));
      return new Receipt.Recorded(event.id());
    };
  }

  private static AnalyticsEvent row(Tables tables, Submission event) {
    JsonNode content = event.document().path("content");
    return new AnalyticsEvent(
        tables.uids().mint(Uid.Kind.ANALYTICS),
        event.text("event_type").orElseThrow(),
        content.path("outcome").stringValueOpt(),
        content.isObject() ? content.toString() : "{}",
        event.text("submitting_agent").orElseThrow(),
        event.text("submission_contract_version").orElseThrow(),
        event.submittedAt(),
        event.receivedAt());
  }
}
