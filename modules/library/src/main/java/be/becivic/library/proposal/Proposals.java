package be.becivic.library.proposal;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.NewArtefact;
import be.becivic.protocol.submission.Submission;

/**
 * Works out what a submission would make of the corpus. Versions and uids are not its business: the
 * checks of the change fill them in.
 */
public final class Proposals {
  private static final Proposal NOTHING = new Proposal(FileChanges.none());

  private Proposals() {}

  /** The files a submission would change; most change none. */
  public static Outcome<Proposal> of(Corpus corpus, Submission submission) {
    return switch (submission) {
      case Submission.Amendment amendment -> amendment(corpus, amendment);
      case Submission.Draft draft -> draft(corpus, draft);
      case Submission.Concern _,
          Submission.Validation _,
          Submission.Feedback _,
          Submission.Rating _,
          Submission.Analytics _ ->
          Outcome.ok(NOTHING);
    };
  }

  private static Outcome<Proposal> amendment(Corpus corpus, Submission.Amendment amendment) {
    var notes = ResearchNotes.of(amendment);
    return switch (amendment.edit()) {
      case Edit.SkillDiff diff -> new SkillProposals(corpus, notes).amend(diff);
      case Edit.SkillField field -> new SkillProposals(corpus, notes).amend(field);
      case Edit.PathField field -> new PathProposals(corpus, notes).amend(field);
      case Edit.SourceField field -> new PathProposals(corpus, notes).amend(field);
      case Edit.NewSource source -> new PathProposals(corpus, notes).add(source);
      case Edit.ValueCorrection _, Edit.ReferenceCorrection _ -> Outcome.ok(NOTHING);
    };
  }

  private static Outcome<Proposal> draft(Corpus corpus, Submission.Draft draft) {
    var notes = ResearchNotes.of(draft);
    return switch (draft.proposed()) {
      case NewArtefact.Skill skill -> new SkillProposals(corpus, notes).draft(skill);
      case NewArtefact.Path path -> new PathProposals(corpus, notes).draft(path);
    };
  }
}
