package be.becivic.intake.internal.screening;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.Violation;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Tier;
import be.becivic.protocol.submission.Submission;
import java.util.List;
import java.util.Optional;

/** The agent must declare what its type of submission asks for (§6.7); events need not say. */
public final class CapabilityCheck {
  private static final String PLACE = "/declared_capabilities";

  private CapabilityCheck() {}

  public static Optional<Rejection> refuse(Submission submission) {
    Tier tier = Tier.of(submission.type(), submission.findTarget().map(Target::type));
    return submission
        .header()
        .capabilities()
        .filter(declared -> !tier.isReachedBy(declared))
        .map(_ -> Rejection.at(ErrorCategory.CAPABILITY_MISMATCH, PLACE).with(needed(tier)));
  }

  private static List<Violation> needed(Tier tier) {
    List<String> names = tier.required().stream().sorted().map(Capability::wireName).toList();
    return List.of(new Violation(PLACE, "contains", Optional.empty(), names));
  }
}
