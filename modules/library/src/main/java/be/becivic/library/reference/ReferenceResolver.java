package be.becivic.library.reference;

import be.becivic.corpus.git.Mainline;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.Artefacts;
import be.becivic.library.artefact.CatalogueRows;
import be.becivic.library.artefact.ValueKind;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.Rated;
import be.becivic.protocol.submission.Submission;
import be.becivic.protocol.submission.SubmissionContract;
import be.becivic.records.Tables;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Walks from submissions to what they are about and on to its current state (§6.2). What several
 * submissions refer to is looked up once, so this is good for one transaction.
 */
public final class ReferenceResolver {
  private final Tables tables;
  private final Artefacts artefacts;
  private final Map<Target, Optional<Artefact>> found = new HashMap<>();
  private final ConcernCheck concerns;
  private final ProposalCheck proposals;
  private final ProvenanceCheck provenance;
  private final VoteChoice votes;
  private final UnknownTarget unknown;
  private final BiPredicate<String, String> isUnchanged;

  /**
   * @param isUnchanged whether what main has at a commit, or the beginning of one, is what a file
   *     says now
   */
  public ReferenceResolver(
      Mainline main, Tables tables, Schemas schemas, BiPredicate<String, String> isUnchanged) {
    this.isUnchanged = isUnchanged;
    this.tables = tables;
    this.artefacts = new Artefacts(main, tables);
    this.concerns = new ConcernCheck(main.corpus());
    this.proposals = new ProposalCheck(main.corpus(), new CatalogueRows(tables), schemas);
    this.provenance = new ProvenanceCheck(main.corpus());
    this.votes = new VoteChoice(tables);
    this.unknown = new UnknownTarget(main.corpus());
  }

  /** What a submission refers to and is anchored to, or where it refers to nothing. */
  public Outcome<ResolvedReferences> resolve(Submission submission) {
    return provenance
        .problem(submission)
        .map(Outcome::<ResolvedReferences>refused)
        .orElseGet(() -> resolveTarget(submission));
  }

  private Outcome<ResolvedReferences> resolveTarget(Submission submission) {
    return switch (submission) {
      case Submission.Concern concern -> resolve(concern);
      case Submission.Amendment amendment -> resolve(amendment);
      case Submission.Validation vote -> resolveVote(vote).map(VotedText::references);
      case Submission.Rating rating -> resolve(rating);
      case Submission.Draft draft -> proposals.check(draft).map(_ -> ResolvedReferences.NONE);
      case Submission.Feedback _, Submission.Analytics _ -> Outcome.ok(ResolvedReferences.NONE);
    };
  }

  /** The text a vote is for, if that takes votes. */
  public Outcome<VotedText> resolveVote(Submission.Validation vote) {
    return find(vote.target()).then(artefact -> votes.choose(vote, artefact));
  }

  /** A concern may be about something that does not exist, but should. */
  private Outcome<ResolvedReferences> resolve(Submission.Concern concern) {
    Outcome<Optional<Artefact>> target =
        concern.target() instanceof Target.Graph
            ? Outcome.ok(Optional.empty())
            : find(concern.target()).map(Optional::of);
    return target.then(
        artefact ->
            concerns
                .problem(concern, artefact)
                .map(Outcome::<ResolvedReferences>refused)
                .orElseGet(
                    () ->
                        Outcome.ok(
                            artefact
                                .map(ReferenceResolver::anchored)
                                .orElse(ResolvedReferences.NONE))));
  }

  /** What has left its lifecycle is not worked on. */
  private Outcome<ResolvedReferences> resolve(Submission.Amendment amendment) {
    return find(amendment.edit().base())
        .then(
            artefact ->
                artefact.status().filter(Status::isFrozen).isPresent()
                    ? unresolved("It is deprecated or quarantined, and nobody works on it now.")
                    : sawThisText(amendment)
                        .then(this::keepsType)
                        .then(same -> proposals.check(same).map(_ -> amended(same, artefact))));
  }

  /** A diff is about the text that was read, which has to be the one that is there. */
  private Outcome<Submission.Amendment> sawThisText(Submission.Amendment amendment) {
    return amendment.edit() instanceof Edit.SkillDiff(SkillId skill, _, Optional<String> commit)
            && commit.filter(seen -> !isUnchanged.test(seen, Skill.pathOf(skill))).isPresent()
        ? Outcome.refused(
            Rejection.hinting(
                ErrorCategory.DIFF_APPLY_FAILED,
                "/content/skill_commit",
                "The text has changed since that commit, or there is no such commit. Read"
                    + " canonical.md again; its commit is in the header X-Be-Civic-Commit.",
                List.of()))
        : Outcome.ok(amendment);
  }

  /** A value of another type would be another value. */
  private Outcome<Submission.Amendment> keepsType(Submission.Amendment amendment) {
    return amendment.edit() instanceof Edit.ValueCorrection correction
        ? tables
            .catalogue()
            .volatileValues()
            .findCurrent(correction.uid())
            .map(ValueKind::types)
            .filter(types -> !types.contains(correction.type()))
            .<Outcome<Submission.Amendment>>map(
                types ->
                    Outcome.refused(
                        Rejection.hinting(
                            ErrorCategory.CROSS_REF_FAIL,
                            "/content/value_type",
                            "A value keeps its type.",
                            types)))
            .orElseGet(() -> Outcome.ok(amendment))
        : Outcome.ok(amendment);
  }

  /** A source that does not exist yet was written against no version. */
  private static ResolvedReferences amended(Submission.Amendment amendment, Artefact artefact) {
    return amendment.edit() instanceof Edit.NewSource
        ? new ResolvedReferences(Optional.of(artefact), Optional.empty())
        : anchored(artefact);
  }

  private Outcome<ResolvedReferences> resolve(Submission.Rating rating) {
    return switch (rating.rated()) {
      case Rated.Skill(SkillId skill) ->
          find(new Target.Skill(skill)).map(ReferenceResolver::anchored);
      case Rated.Contract(String version) ->
          isContract(version, rating)
              ? Outcome.ok(anchoredTo(version))
              : unresolved("There is no submission contract of that version.");
      case Rated.Session(Optional<SessionId> session) ->
          session
              .map(id -> Outcome.ok(anchoredTo(id.startedOn().toString())))
              .orElseGet(() -> unresolved("Name the session, ses_ and a UUIDv7."));
    };
  }

  private static boolean isContract(String version, Submission.Rating rating) {
    return SubmissionContract.exists(version) || rating.header().contractVersion().equals(version);
  }

  private Outcome<Artefact> find(Target target) {
    return found
        .computeIfAbsent(target, artefacts::find)
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(unknown.refusal(target)));
  }

  private static ResolvedReferences anchored(Artefact artefact) {
    return new ResolvedReferences(Optional.of(artefact), artefact.anchor().map(Object::toString));
  }

  private static ResolvedReferences anchoredTo(String versionOrDay) {
    return new ResolvedReferences(Optional.empty(), Optional.of(versionOrDay));
  }

  private static <T> Outcome<T> unresolved(String hint) {
    return Outcome.refused(
        Rejection.hinting(ErrorCategory.CROSS_REF_FAIL, "/target_id", hint, List.of()));
  }
}
