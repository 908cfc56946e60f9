package be.becivic.intake.internal.screening;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.SubmissionDocument;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.ScrubFailure.Remediation;
import be.becivic.protocol.schema.MemberNames;
import be.becivic.protocol.scrub.ScrubFinding;
import be.becivic.protocol.scrub.Scrubber;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * No string of a submission may match a strong scrub rule; the answer names the place, not the
 * rule. What goes into the corpus may hold contact points, which are looked at again on the change
 * itself.
 */
public final class ScrubCheck {
  private final Scrubber all;
  private final Scrubber numbers;
  private final MemberNames vocabulary;

  /** What weak rules find is looked for when a submission is committed. */
  public ScrubCheck(Scrubber strong, MemberNames vocabulary) {
    this.all = strong;
    this.numbers = all.only(rule -> !rule.contactPoint());
    this.vocabulary = vocabulary;
  }

  public Optional<Rejection> refuse(Parsed parsed) {
    return CorpusParts.areIn(parsed.submission())
        ? refuseParts(CorpusParts.of(parsed))
        : refuseWhole(parsed.document());
  }

  private Optional<Rejection> refuseWhole(SubmissionDocument document) {
    return find(all, document.unscanned()).isEmpty()
        ? Optional.empty()
        : find(all, document.whole()).map(found -> refusal(found, document.whole()));
  }

  private Optional<Rejection> refuseParts(CorpusParts parts) {
    return find(all, parts.rest())
        .map(found -> refusal(found, parts.rest()))
        .or(() -> refuseContent(parts))
        .or(() -> refuseNotes(parts));
  }

  private Optional<Rejection> refuseContent(CorpusParts parts) {
    Optional<ScrubFinding> found = find(numbers, parts.content());
    if (found.isEmpty()) {
      return parts
          .edit()
          .flatMap(edit -> find(numbers, edit))
          .map(_ -> Rejection.at(ErrorCategory.REGEX_FAIL, CorpusParts.EDITED_VALUE));
    }
    return found.map(
        finding ->
            parts.notes().isEmpty()
                ? refusal(finding, parts.content())
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

  private Rejection refusal(ScrubFinding finding, JsonNode part) {
    return Rejection.at(ErrorCategory.REGEX_FAIL, vocabulary.declaredPart(finding.pointer(), part));
  }

  private Rejection report(ScrubFinding finding, JsonNode part, Remediation remediation) {
    return Rejection.scrub(
        vocabulary.declaredPart(finding.pointer(), part),
        ScrubReport.of(numbers, part, remediation));
  }
}
