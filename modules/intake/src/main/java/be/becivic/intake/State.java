package be.becivic.intake;

import java.time.Instant;

/** Where a submission stands, as anyone who knows its id may ask. */
public sealed interface State {

  /** It can still be cancelled. */
  record Staged(Instant commitEta) implements State {}

  /** It has been accepted. */
  record Committed(Instant at) implements State {}
}
