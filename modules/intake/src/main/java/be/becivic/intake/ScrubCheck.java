package be.becivic.intake;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.ScrubFailure.Remediation;
import be.becivic.protocol.scrub.ScrubFinding;
import be.becivic.protocol.scrub.ScrubRule;
import be.becivic.protocol.scrub.Scrubber;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * No string of a submission may match a strong scrub rule; the answer names the place, not the
 * rule. What goes into the corpus may hold contact points, which are looked at again on the change
 * itself.
 */
final class ScrubCheck implements SubmissionCheck {
  private final Scrubber all;
  private final Scrubber numbers;

  ScrubCheck(Scrubber scrubber) {
    this.all = scrubber.only(ScrubRule::isStrong);
    this.numbers = all.only(rule -> !rule.contactPoint());
  }

  @Override
  public Optional<Rejection> refuse(Submission submission) {
    if (!CorpusParts.isIn(submission)) {
      return find(all, submission.unseen())
          .flatMap(_ -> find(all, submission.document()))
          .map(ScrubCheck::refusal);
    }
    CorpusParts parts = CorpusParts.of(submission);
    return find(all, parts.rest())
        .map(ScrubCheck::refusal)
        .or(() -> refuseContent(parts))
        .or(() -> refuseNotes(parts));
  }

  private Optional<Rejection> refuseContent(CorpusParts parts) {
    Optional<ScrubFinding> found = find(numbers, parts.content());
    if (found.isEmpty()
        && parts.edit().filter(edit -> find(numbers, edit).isPresent()).isPresent()) {
      return Optional.of(Rejection.at(ErrorCategory.REGEX_FAIL, CorpusParts.EDITED_VALUE));
    }
    return found.map(
        finding ->
            parts.notes().isEmpty()
                ? refusal(finding)
                : report(finding, parts.content(), Remediation.REWRITE_CANONICAL));
  }

  private Optional<Rejection> refuseNotes(CorpusParts parts) {
    return parts
        .notes()
        .flatMap(
            notes ->
                find(numbers, notes)
                    .map(found -> report(found, notes, Remediation.REWRITE_RESEARCH_NOTES)));
  }

  private static Optional<ScrubFinding> find(Scrubber scrubber, JsonNode part) {
    return scrubber.scan(part).stream().findFirst();
  }

  private static Rejection refusal(ScrubFinding finding) {
    return Rejection.at(ErrorCategory.REGEX_FAIL, finding.pointer());
  }

  private Rejection report(ScrubFinding finding, JsonNode part, Remediation remediation) {
    return Rejection.scrub(finding.pointer(), ScrubReport.of(numbers, part, remediation));
  }
}
