package be.becivic.library.proposal;

import static be.becivic.library.proposal.ProposalRefusals.DIFF;
import static be.becivic.library.proposal.ProposalRefusals.FIELD;
import static be.becivic.library.proposal.ProposalRefusals.PROPOSED_ID;
import static be.becivic.library.proposal.ProposalRefusals.TARGET;
import static be.becivic.library.proposal.ProposalRefusals.VALUE;
import static be.becivic.protocol.error.ErrorCategory.CROSS_REF_FAIL;
import static be.becivic.protocol.error.ErrorCategory.DIFF_APPLY_FAILED;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.diff.AppliedDiff;
import be.becivic.corpus.edit.NewSkill;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.version.SkillDifference;
import be.becivic.corpus.version.SkillText;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.submission.AmendableFields;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.FieldChange;
import be.becivic.protocol.submission.NewArtefact;
import java.util.Collections;
import java.util.Optional;

/** Changes to one skill, and new ones. */
final class SkillProposals {
  private final Corpus corpus;
  private final Optional<ResearchNotes> notes;

  SkillProposals(Corpus corpus, Optional<ResearchNotes> notes) {
    this.corpus = corpus;
    this.notes = notes;
  }

  Outcome<Proposal> amend(Edit.SkillDiff edit) {
    return open(edit.skill())
        .then(skill -> applyDiff(skill, edit.diff()).map(now -> files(skill, now)));
  }

  Outcome<Proposal> amend(Edit.SkillField edit) {
    return open(edit.skill())
        .then(skill -> setField(skill, edit.change()).map(now -> files(skill, now)));
  }

  Outcome<Proposal> draft(NewArtefact.Skill draft) {
    SkillId id = draft.id();
    if (corpus.has(Skill.pathOf(id))) {
      return ProposalRefusals.crossRef(PROPOSED_ID);
    }
    JsonFields frontmatter = new JsonFields(draft.frontmatter());
    if (frontmatter.text("id").filter(id.value()::equals).isEmpty()) {
      return ProposalRefusals.crossRef("/content/frontmatter/id");
    }
    if (frontmatter.text("category").filter("meta"::equals).isPresent()) {
      return ProposalRefusals.crossRef("/content/frontmatter/category");
    }
    String body = ProposalFiles.lines(draft.body());
    return Outcome.ok(
        new ProposalFiles(corpus)
            .write(Skill.pathOf(id), NewSkill.write(draft.frontmatter(), body))
            .category(frontmatter.text("category"))
            .newReport(ResearchReports.of(id), notes)
            .proposal());
  }

  private Outcome<Skill> open(SkillId id) {
    return corpus
        .findSkill(id)
        .filter(SkillProposals::takesAmendments)
        .map(Outcome::ok)
        .orElseGet(() -> ProposalRefusals.crossRef(TARGET));
  }

  private Proposal files(Skill skill, String text) {
    return new ProposalFiles(corpus)
        .write(skill.file().path(), text)
        .appendReport(ResearchReports.of(skill.id()), notes)
        .proposal();
  }

  /** Meta skills are ours alone (§6.1), and what has left the lifecycle is not worked on. */
  private static boolean takesAmendments(Skill skill) {
    return !skill.isMeta() && skill.frontmatter().status().filter(Status::isFrozen).isEmpty();
  }

  private static Outcome<String> applyDiff(Skill skill, String diff) {
    Outcome<String> text =
        ProposalRefusals.or(SkillEdits.applyDiff(skill, diff), DIFF_APPLY_FAILED, DIFF)
            .map(AppliedDiff::text);
    return text.then(
        now ->
            changes(skill, now) ? Outcome.ok(now) : ProposalRefusals.at(DIFF_APPLY_FAILED, DIFF));
  }

  private static Outcome<String> setField(Skill skill, FieldChange change) {
    if (!AmendableFields.isOpen(TargetType.SKILL, change)) {
      return ProposalRefusals.closed(TargetType.SKILL);
    }
    return ProposalRefusals.or(
            SkillEdits.setField(skill, change.path(), change.value()), CROSS_REF_FAIL, FIELD)
        .then(now -> changes(skill, now) ? Outcome.ok(now) : ProposalRefusals.crossRef(VALUE));
  }

  /**
   * White space says nothing; the form of citations is ours to keep, and anybody's to mend (S83).
   */
  private static boolean changes(Skill skill, String now) {
    return switch (SkillDifference.between(
        alone(skill.id(), skill.file()),
        alone(skill.id(), SourceFile.of(skill.file().path(), now)))) {
      case CONTENT, TAGS -> true;
      case NONE, STANDING, FORM -> false;
    };
  }

  private static SkillText alone(SkillId id, SourceFile file) {
    return SkillText.of(id, file, Collections.emptySortedMap());
  }
}
