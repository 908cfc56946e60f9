package be.becivic.lifecycle.review;

import be.becivic.library.Library;
import be.becivic.lifecycle.destination.Destinations;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Takes back what slipped through every gate. The row leaves the database for good; what reached
 * git takes a rewrite of its history (§8.6).
 */
public final class Retraction {
  private final Records records;
  private final Destinations destinations;
  private final InstantSource clock;

  public Retraction(Records records, Library library, InstantSource clock) {
    this.records = records;
    this.destinations = new Destinations(library);
    this.clock = clock;
  }

  /** Whether there was such a row. */
  public boolean retract(Uid uid) {
    return records.write(
        tables ->
            Destinations.findSubmission(tables, uid)
                .filter(id -> retract(tables, uid, id, clock.instant()))
                .isPresent());
  }

  private boolean retract(Tables tables, Uid uid, SubmissionId id, Instant at) {
    if (destinations.take(tables, id, at).isEmpty()) {
      return false;
    }
    Instant until = at.plus(CommittedReceipt.LIFE);
    tables
        .receipts()
        .find(id)
        .ifPresent(
            row -> tables.receipts().setState(id, row.state(), ReceiptState.DISCARDED, at, until));
    tables.sessions().settle(id, ReceiptState.DISCARDED, at, until);
    Destinations.forgetVoters(tables, uid);
    MaintainerLog.append(
        tables,
        uid.toString(),
        "maintainer_retract",
        MaintainerLog.inputs().put("uid", uid.toString()),
        at);
    return true;
  }
}
