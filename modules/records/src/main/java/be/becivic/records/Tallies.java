package be.becivic.records;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.model.Tally;
import be.becivic.records.model.Target;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The counts of votes per cohort, kept up to date by every vote and frozen when votes end. */
public interface Tallies {
  Optional<Tally> find(Target target, String cohort);

  /** Every cohort of every target given. */
  List<Tally> list(Collection<Target> targets);

  List<Tally> list(TargetType type);

  /** Counts the cohort's votes afresh, for comparison with what was kept. */
  Optional<Tally> recount(Target target, String cohort);
}
