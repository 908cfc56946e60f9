package be.becivic.records.vote;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The counts of votes per cohort, kept up to date by every vote and frozen when votes end. */
public interface Tallies {
  Optional<CohortTally> find(Target target, String cohort);

  /** Every cohort of every target given. */
  List<CohortTally> list(Collection<Target> targets);

  List<CohortTally> list(TargetType type);

  /** Counts the cohort's votes afresh, for comparison with what was kept. */
  Optional<CohortTally> recount(Target target, String cohort);

  /** Takes over counts from a snapshot. */
  void restore(CohortTally tally);
}
