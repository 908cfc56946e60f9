package be.becivic.library.reference;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.VotingText;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.VoteEligibility;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the text that a vote is for: the one it names, or the only one there is. */
final class VoteChoice {
  private static final String VERSION = "/target_version";
  private static final String SAY_WHICH =
      "A change is under review beside the text of ours: name the version you saw.";
  private static final String OUTDATED =
      "The text you name is not current any more: read it again, then vote on what it says now.";

  private final Tables tables;

  VoteChoice(Tables tables) {
    this.tables = tables;
  }

  Outcome<VotedText> choose(Submission.Validation vote, Artefact artefact) {
    List<VotingText> texts =
        Stream.concat(Stream.of(artefact.ours()), artefact.underReview().stream()).toList();
    if (artefact instanceof Artefact.OfConcern) {
      return Outcome.ok(new VotedText(artefact, artefact.ours()));
    }
    if (vote.targetVersion().isEmpty()) {
      return texts.size() == 1
          ? eligible(vote, new VotedText(artefact, texts.getFirst()))
          : refuse(SAY_WHICH, texts);
    }
    String named = vote.targetVersion().get();
    return texts.stream()
        .filter(text -> isNamed(text, named) || isRevision(artefact, text, named))
        .findFirst()
        .map(text -> eligible(vote, new VotedText(artefact, text)))
        .orElseGet(() -> refuse(OUTDATED, texts));
  }

  private static boolean isNamed(VotingText text, String version) {
    return text.cohort().versions().contains(version);
  }

  /** A revision that was put back more than once has had several numbers. */
  private boolean isRevision(Artefact artefact, VotingText text, String number) {
    return switch (artefact.target()) {
      case Target.Value(var uid) ->
          isRevision(tables.catalogue().volatileValues(), uid, text, number);
      case Target.Reference(var uid) ->
          isRevision(tables.catalogue().references(), uid, text, number);
      case Target.Skill _,
          Target.Path _,
          Target.Source _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          false;
    };
  }

  private static <C> boolean isRevision(
      Revisions<C> revisions, Uid uid, VotingText text, String number) {
    return revisions.listHistory(uid).stream()
        .filter(row -> Integer.toString(row.revision()).equals(number))
        .map(Revision::textRevision)
        .anyMatch(first -> isNamed(text, Integer.toString(first)));
  }

  private static Outcome<VotedText> eligible(Submission.Validation vote, VotedText voted) {
    VoteEligibility eligibility =
        VoteEligibility.of(vote.target().type(), voted.text().status(), vote.flagsInjection());
    return eligibility == VoteEligibility.REFUSED
        ? Outcome.refused(
            Rejection.hinting(
                ErrorCategory.CROSS_REF_FAIL,
                "/target_id",
                "It takes no votes in its present status; file a concern if it is wrong.",
                List.of()))
        : Outcome.ok(voted);
  }

  private static <T> Outcome<T> refuse(String hint, List<VotingText> texts) {
    return Outcome.refused(
        Rejection.hinting(ErrorCategory.CROSS_REF_FAIL, VERSION, hint, choices(texts)));
  }

  /** The version each text goes by now, ours first. */
  private static List<String> choices(List<VotingText> texts) {
    return texts.stream()
        .map(text -> text.version().map(Object::toString).or(() -> newest(text)))
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  private static Optional<String> newest(VotingText text) {
    return text.cohort().versions().stream().max(VersionOrder.BY_NUMBERS);
  }
}
