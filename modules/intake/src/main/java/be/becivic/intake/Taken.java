package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.List;
import java.util.Optional;

/**
 * What became of submissions, in their order.
 *
 * @param exhausted set when the address had nothing left on arrival, and nothing was taken
 */
record Taken(List<Outcome<Receipt>> outcomes, List<Quota> quotas, Optional<Rejection> exhausted) {

  /** What became of a submission that came alone. */
  Outcome<Receipt> first() {
    return exhausted.map(Outcome::<Receipt>refused).orElseGet(() -> outcomes.getFirst());
  }
}
