package be.becivic.intake;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The agent must declare what its kind of submission asks for (§6.7); events need not say. */
final class CapabilityCheck implements SubmissionCheck {
  private static final String DECLARED = "declared_capabilities";

  @Override
  public Optional<Rejection> refuse(Submission submission) {
    JsonNode document = submission.document();
    if (submission.type() == FeedbackType.ANALYTICS && !document.has(DECLARED)) {
      return Optional.empty();
    }
    Optional<TargetType> target = submission.text("target_type").flatMap(TargetType::parse);
    List<Capability> declared = new ArrayList<>();
    for (JsonNode capability : document.path(DECLARED)) {
      declared.add(Capability.parse(capability.stringValue()).orElseThrow());
    }
    return Tier.of(submission.type(), target).isReachedBy(declared)
        ? Optional.empty()
        : Optional.of(Rejection.at(ErrorCategory.CAPABILITY_MISMATCH, "/" + DECLARED));
  }
}
