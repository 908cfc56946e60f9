package be.becivic.snapshot;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.Tables;
import be.becivic.records.vote.CohortTally;
import java.util.Comparator;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** The counts of each cohort, which outlive the addresses they were counted from. */
record TallyFile() implements SnapshotFile {
  private static final Comparator<CohortTally> ORDER =
      Comparator.comparing((CohortTally tally) -> tally.target().id())
          .thenComparing(CohortTally::cohort);

  @Override
  public String name() {
    return "tallies";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    for (TargetType type : TargetType.values()) {
      tables.tallies().list(type).stream().sorted(ORDER).map(TallyFile::row).forEach(rows);
    }
  }

  private static ObjectNode row(CohortTally tally) {
    Tally counts = tally.counts();
    return SnapshotRow.put(SnapshotRow.empty(), tally.target())
        .put("cohort", tally.cohort())
        .put("confirms", counts.confirms())
        .put("rejects", counts.rejects())
        .put("injection_flags", counts.injectionFlags())
        .put("post_handoff_confirms", counts.postHandoffConfirms())
        .put("votes", tally.votes())
        .put("first_vote_at", tally.firstVoteAt().toString())
        .put("last_vote_at", tally.lastVoteAt().toString());
  }

  /** A look at each is asked for, as the votes themselves had done. */
  @Override
  public void restore(Tables tables, SnapshotRow row) {
    Tally counts =
        new Tally(
            row.number("confirms"),
            row.number("rejects"),
            row.number("injection_flags"),
            row.number("post_handoff_confirms"));
    CohortTally tally =
        new CohortTally(
            row.target(),
            row.text("cohort"),
            counts,
            row.number("votes"),
            row.time("first_vote_at"),
            row.time("last_vote_at"));
    tables.tallies().restore(tally);
    tables.dueChecks().ask(tally.target(), tally.lastVoteAt());
  }
}
