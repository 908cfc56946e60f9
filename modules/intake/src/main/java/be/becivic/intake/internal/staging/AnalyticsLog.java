package be.becivic.intake.internal.staging;

import be.becivic.intake.answer.Receipt;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.submission.Header;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.content.AnalyticsEvent;
import java.time.Instant;

/** Takes events of the opt-in stream, which are kept without anything they could be joined by. */
public final class AnalyticsLog {
  private AnalyticsLog() {}

  public static Receipt.Recorded record(Tables tables, Submission.Analytics event, Instant now) {
    Header header = event.header();
    tables
        .analytics()
        .insert(
            new AnalyticsEvent(
                tables.uids().mint(Uid.Kind.ANALYTICS),
                event.eventType(),
                event.outcome(),
                event.content().toString(),
                header.submittingAgent(),
                header.contractVersion(),
                header.submittedAt(),
                now));
    return new Receipt.Recorded(event.id());
  }
}
