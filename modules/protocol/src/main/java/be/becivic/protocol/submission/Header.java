package be.becivic.protocol.submission;

import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * What every submission says of itself.
 *
 * @param contractVersion the submission contract its agent follows
 * @param capabilities what its agent declares; events and what is read back from a row need not say
 * @param session the session it names itself, besides the one its envelope is of
 */
public record Header(
    SubmissionId id,
    Instant submittedAt,
    String submittingAgent,
    String contractVersion,
    Optional<Set<Capability>> capabilities,
    Optional<SessionId> session) {

  public Header {
    capabilities = capabilities.map(Header::copy);
  }

  private static Set<Capability> copy(Set<Capability> declared) {
    Set<Capability> copy = EnumSet.noneOf(Capability.class);
    copy.addAll(declared);
    return Collections.unmodifiableSet(copy);
  }

  /** Names a submission without a word of what it says. */
  String print(FeedbackType type) {
    return type.wireName() + "[" + id + "]";
  }

  @Override
  public String toString() {
    return "Header[" + id + "]";
  }
}
