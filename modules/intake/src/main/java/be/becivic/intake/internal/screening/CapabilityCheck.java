package be.becivic.intake.internal.screening;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Tier;
import be.becivic.protocol.submission.Submission;
import java.util.Optional;

/** The agent must declare what its type of submission asks for (§6.7); events need not say. */
public final class CapabilityCheck {
  private CapabilityCheck() {}

  public static Optional<Rejection> refuse(Submission submission) {
    Tier tier = Tier.of(submission.type(), submission.findTarget().map(Target::type));
    return submission
        .header()
        .capabilities()
        .filter(declared -> !tier.isReachedBy(declared))
        .map(_ -> Rejection.at(ErrorCategory.CAPABILITY_MISMATCH, "/declared_capabilities"));
  }
}
