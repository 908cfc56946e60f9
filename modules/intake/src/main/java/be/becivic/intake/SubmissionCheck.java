package be.becivic.intake;

import be.becivic.protocol.error.Rejection;
import java.util.Optional;

/** One reason to refuse a well-formed submission. */
interface SubmissionCheck {
  Optional<Rejection> refuse(Submission submission);
}
