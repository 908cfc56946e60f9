package be.becivic.intake.answer;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SessionId;
import java.util.List;

/** What became of each item, or why the envelope as a whole was refused. */
public record EnvelopeAnswer(Outcome<Results> outcome, List<Quota> quotas) {

  /** One result an item, in the order of the items. */
  public record Results(SessionId session, Mode mode, List<ItemResult> items) {}

  public static EnvelopeAnswer refused(Rejection rejection, List<Quota> quotas) {
    return new EnvelopeAnswer(Outcome.refused(rejection), quotas);
  }
}
