package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.List;

/** A receipt or a refusal, and what is left of the limits where they were consulted. */
public record Answer(Outcome<Receipt> outcome, List<Quota> quotas) {

  static Answer receipt(Receipt receipt) {
    return new Answer(Outcome.ok(receipt), List.of());
  }

  static Answer refused(Rejection rejection) {
    return new Answer(Outcome.refused(rejection), List.of());
  }
}
