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
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Changes to one skill, and new ones. */
final class SkillProposals {
  private final Corpus corpus;

  SkillProposals(Corpus corpus) {
    this.corpus = corpus;
  }

  Outcome<Proposal> amend(JsonFields document) {
    JsonFields content = new JsonFields(document.object().path("content"));
    Optional<Skill> skill = document.text("target_id").flatMap(corpus::findSkill);
    if (skill.filter(SkillProposals::takesAmendments).isEmpty()) {
      return ProposalRefusals.crossRef(TARGET);
    }
    Outcome<String> text =
        content.text("body_diff").isPresent()
            ? applyDiff(skill.get(), content.text("body_diff").get())
            : setField(skill.get(), FieldChange.of(content));
    String report = reportOf(skill.get().id());
    return text.map(
        now ->
            new ProposalFiles(corpus)
                .write(skill.get().file().path(), now)
                .category(FieldChange.of(content).category())
                .appendReport(report, document)
                .proposal());
  }

  Outcome<Proposal> draft(JsonFields document) {
    Optional<SkillId> id = document.text("proposed_id").flatMap(SkillId::parse);
    if (id.isEmpty() || corpus.has(Skill.pathOf(id.get()))) {
      return ProposalRefusals.crossRef(PROPOSED_ID);
    }
    JsonFields content = new JsonFields(document.object().path("content"));
    JsonFields frontmatter = new JsonFields(content.object().path("frontmatter"));
    if (frontmatter.text("id").filter(id.get().value()::equals).isEmpty()) {
      return ProposalRefusals.crossRef("/content/frontmatter/id");
    }
    if (frontmatter.text("category").filter("meta"::equals).isPresent()) {
      return ProposalRefusals.crossRef("/content/frontmatter/category");
    }
    String body = ProposalFiles.lines(content.text("body").orElse(""));
    return Outcome.ok(
        new ProposalFiles(corpus)
            .write(Skill.pathOf(id.get()), NewSkill.write((ObjectNode) frontmatter.object(), body))
            .category(frontmatter.text("category"))
            .newReport(reportOf(id.get()), document)
            .proposal());
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
            now.equals(skill.file().text())
                ? ProposalRefusals.at(DIFF_APPLY_FAILED, DIFF)
                : Outcome.ok(now));
  }

  private static Outcome<String> setField(Skill skill, FieldChange change) {
    if (change.isClosed()) {
      return ProposalRefusals.crossRef(FIELD);
    }
    if (change.makesMeta()) {
      return ProposalRefusals.crossRef(VALUE);
    }
    return ProposalRefusals.or(
            SkillEdits.setField(skill, change.path(), change.value()), CROSS_REF_FAIL, FIELD)
        .then(
            now ->
                now.equals(skill.file().text())
                    ? ProposalRefusals.crossRef(VALUE)
                    : Outcome.ok(now));
  }

  private static String reportOf(SkillId id) {
    return "skills/" + id + "/research-report.md";
  }
}
