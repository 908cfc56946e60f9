package be.becivic.lifecycle;

import be.becivic.records.Tables;
import be.becivic.records.model.StagedSubmission;
import java.time.Instant;

/** Where a type of submission goes when its time has come. */
interface Destination {
  void accept(Tables tables, StagedSubmission submission, Instant now);
}
