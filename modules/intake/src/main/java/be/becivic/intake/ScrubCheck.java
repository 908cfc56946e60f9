package be.becivic.intake;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.scrub.Scrubber;
import java.util.Optional;

/** No string of a submission may match a scrub rule; the answer names the place, not the rule. */
record ScrubCheck(Scrubber scrubber) implements Check {

  @Override
  public Optional<Rejection> refuse(Submission submission) {
    return scrubber.scan(submission.document()).stream()
        .findFirst()
        .map(finding -> Rejection.at(ErrorCategory.REGEX_FAIL, finding.pointer()));
  }
}
