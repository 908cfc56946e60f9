package be.becivic.snapshot;

import be.becivic.protocol.id.PathSourceId;
import be.becivic.records.Tables;
import be.becivic.records.decision.SourceStanding;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** The standing of path sources, which their own file does not say. */
record StandingFile() implements SnapshotFile {

  @Override
  public String name() {
    return "source-standings";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    tables.sourceStandings().list().stream().map(StandingFile::row).forEach(rows);
  }

  private static ObjectNode row(SourceStanding standing) {
    return SnapshotRow.empty()
        .put("source", standing.source().toString())
        .put("status", standing.status().wireName())
        .put("cohort_started_at", standing.cohortStartedAt().toString())
        .put("post_handoff_observed", standing.postHandoffObserved());
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    tables
        .sourceStandings()
        .put(
            new SourceStanding(
                PathSourceId.parse(row.text("source")).orElseThrow(),
                row.status("status"),
                row.time("cohort_started_at"),
                row.fields().flag("post_handoff_observed"),
                Optional.empty()));
  }
}
