package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.library.proposal.Proposal;
import be.becivic.library.proposal.Proposals;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.NewArtefact;
import be.becivic.protocol.submission.Submission;
import java.util.Optional;
import java.util.function.Function;

/** Makes the proposed change in memory and checks the artefact it leads to. */
final class ProposalCheck {
  private final Corpus corpus;
  private final SkillCheck skills;
  private final PathCheck paths;

  ProposalCheck(Corpus corpus, CatalogueLookup catalogue, Schemas schemas) {
    this.corpus = corpus;
    this.skills = new SkillCheck(corpus, catalogue, schemas);
    this.paths = new PathCheck(corpus, catalogue, schemas);
  }

  Outcome<Proposal> check(Submission.Draft draft) {
    return check(
        draft,
        proposal ->
            switch (draft.proposed()) {
              case NewArtefact.Skill skill -> skills.check(skill, proposal);
              case NewArtefact.Path path -> paths.check(path, proposal);
            });
  }

  /** What would become of a row is checked when the row is written. */
  Outcome<Proposal> check(Submission.Amendment amendment) {
    return check(
        amendment,
        proposal ->
            switch (amendment.edit()) {
              case Edit.SkillDiff diff -> skills.check(diff, proposal);
              case Edit.SkillField field -> skills.check(field, proposal);
              case Edit.PathField field -> paths.check(field, proposal);
              case Edit.SourceField field -> paths.check(field, proposal);
              case Edit.NewSource source -> paths.check(source, proposal);
              case Edit.ValueCorrection _, Edit.ReferenceCorrection _ -> Optional.empty();
            });
  }

  private Outcome<Proposal> check(
      Submission submission, Function<Proposal, Optional<Rejection>> problem) {
    return Proposals.of(corpus, submission)
        .then(
            proposal ->
                problem
                    .apply(proposal)
                    .<Outcome<Proposal>>map(Outcome::refused)
                    .orElseGet(() -> Outcome.ok(proposal)));
  }
}
