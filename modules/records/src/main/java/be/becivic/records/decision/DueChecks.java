package be.becivic.records.decision;

import be.becivic.protocol.feedback.Target;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * When an artefact is to be looked at next. Every vote asks for it at once; an artefact that waits
 * for nothing but votes has no row.
 */
public interface DueChecks {

  /** Asks for a look by then; an earlier one that was asked for stays. */
  void ask(Target target, Instant dueAt);

  Optional<Instant> find(Target target);

  /** What is due by then, longest due first. */
  List<Target> list(Instant dueBy, int limit);

  /** Forgets what was asked for; whether anything was. */
  boolean delete(Target target);
}
