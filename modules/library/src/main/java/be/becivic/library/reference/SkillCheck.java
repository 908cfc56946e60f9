package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.library.proposal.Proposal;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.NewArtefact;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks a skill as it would be: its fields, what it builds on and what it cites. */
final class SkillCheck {
  private static final String DIFF = "/content/body_diff";

  /** Matters of style are left to the checks of the change and to the person who reviews it. */
  private static final Set<String> RULES =
      Set.of(
          "frontmatter",
          "encoding",
          "invisible",
          "second_frontmatter",
          "version",
          "category",
          "authority",
          "requires",
          "requires_paths",
          "requires_both",
          "retired_target",
          "relations",
          "selects_on",
          "type_match",
          "cycle",
          "tag_syntax",
          "tag_attributes",
          "rendered_tag",
          "unresolved_uid",
          "name_uid",
          "cited_content",
          "unresolved_path",
          "unresolved_skill");

  private final Corpus corpus;
  private final CatalogueLookup catalogue;
  private final Schemas schemas;

  SkillCheck(Corpus corpus, CatalogueLookup catalogue, Schemas schemas) {
    this.corpus = corpus;
    this.catalogue = catalogue;
    this.schemas = schemas;
  }

  Optional<Rejection> check(NewArtefact.Skill draft, Proposal proposal) {
    Skill skill = proposed(draft.id(), proposal);
    return fields(skill)
        .map(rejection -> SubmissionPointers.below("/content/frontmatter", rejection))
        .or(() -> filledByHand(skill, "/content/body"))
        .or(() -> finding(skill).map(finding -> crossRef(draftPointer(skill, finding))));
  }

  Optional<Rejection> check(Edit.SkillDiff edit, Proposal proposal) {
    Skill skill = proposed(edit.skill(), proposal);
    return fields(skill)
        .map(rejection -> FieldRefusal.at(DIFF, rejection))
        .or(() -> filledByHand(skill, DIFF))
        .or(() -> finding(skill).map(_ -> crossRef(DIFF)));
  }

  Optional<Rejection> check(Edit.SkillField edit, Proposal proposal) {
    Skill skill = proposed(edit.skill(), proposal);
    return fields(skill)
        .map(rejection -> FieldRefusal.of(rejection, edit.change(), ""))
        .or(() -> filledByHand(skill, FieldRefusal.VALUE))
        .or(() -> finding(skill).map(_ -> crossRef(FieldRefusal.VALUE)));
  }

  private static Skill proposed(SkillId id, Proposal proposal) {
    String path = Skill.pathOf(id);
    byte[] bytes = proposal.files().findContent(path).orElseThrow();
    return Skill.parse(id, SourceFile.decode(path, bytes));
  }

  private Optional<Rejection> fields(Skill skill) {
    return schemas.check(SchemaName.SKILL, skill.frontmatter().json());
  }

  private Optional<Finding> finding(Skill skill) {
    return new PartialCheck(corpus, catalogue, schemas).findings(skill, RULES).stream().findFirst();
  }

  /** Rule 12: only the system fills in the number of a citation. */
  private Optional<Rejection> filledByHand(Skill skill, String pointer) {
    Set<String> known = corpus.findSkill(skill.id()).map(SkillCheck::numbers).orElse(Set.of());
    return known.containsAll(numbers(skill)) ? Optional.empty() : Optional.of(crossRef(pointer));
  }

  private static Set<String> numbers(Skill skill) {
    return Stream.of(TagKind.VV, TagKind.REF)
        .flatMap(kind -> skill.body().tags(kind).stream())
        .flatMap(tag -> tag.value("uid").stream())
        .filter(uid -> !uid.isBlank())
        .collect(Collectors.toSet());
  }

  private String draftPointer(Skill skill, Finding finding) {
    return SubmissionPointers.at(
            skill.frontmatter().yaml()::locate, skill.frontmatter().json(), skill.file(), finding)
        .filter(_ -> isInFrontmatter(skill, finding))
        .map(steps -> "/content/frontmatter" + schemas.vocabulary().pointer(steps))
        .orElse(isInFrontmatter(skill, finding) ? "/content/frontmatter" : "/content/body");
  }

  private static boolean isInFrontmatter(Skill skill, Finding finding) {
    return finding.at().line() < skill.file().lines().position(skill.bodyOffset()).line();
  }

  private static Rejection crossRef(String pointer) {
    return Rejection.at(ErrorCategory.CROSS_REF_FAIL, pointer);
  }
}
