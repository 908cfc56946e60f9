package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.library.proposal.Proposal;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks a skill as it would be: its fields, what it builds on and what it cites. */
final class SkillCheck {
  /** Matters of style are left to the checks of the change and to the person who reviews it. */
  private static final Set<String> RULES =
      Set.of(
          "frontmatter",
          "encoding",
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

  Optional<Rejection> check(String id, boolean isNew, JsonFields content, Proposal proposal) {
    SkillId skillId = new SkillId(id);
    String path = Skill.pathOf(skillId);
    byte[] bytes = proposal.files().findContent(path).orElseThrow();
    Skill skill = Skill.parse(skillId, SourceFile.decode(path, bytes));
    return schemas
        .check(SchemaName.SKILL, skill.frontmatter().json())
        .map(
            rejection ->
                isNew
                    ? SubmissionPointers.below("/content/frontmatter", rejection)
                    : FieldRefusal.of(rejection, content, ""))
        .or(() -> filledByHand(skill, isNew, content))
        .or(
            () ->
                new PartialCheck(corpus, catalogue, schemas)
                    .findings(skill, RULES).stream()
                        .findFirst()
                        .map(
                            finding ->
                                Rejection.at(
                                    ErrorCategory.CROSS_REF_FAIL,
                                    isNew
                                        ? draftPointer(skill, finding)
                                        : amendmentPointer(content))));
  }

  /** Rule 12: only the system fills in the number of a citation. */
  private Optional<Rejection> filledByHand(Skill skill, boolean isNew, JsonFields content) {
    Set<String> known = corpus.findSkill(skill.id()).map(SkillCheck::numbers).orElse(Set.of());
    return known.containsAll(numbers(skill))
        ? Optional.empty()
        : Optional.of(
            Rejection.at(
                ErrorCategory.CROSS_REF_FAIL, isNew ? "/content/body" : amendmentPointer(content)));
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
        .map(way -> "/content/frontmatter" + schemas.vocabulary().pointer(way))
        .orElse(isInFrontmatter(skill, finding) ? "/content/frontmatter" : "/content/body");
  }

  private static boolean isInFrontmatter(Skill skill, Finding finding) {
    return finding.at().line() < skill.file().lines().position(skill.bodyOffset()).line();
  }

  private static String amendmentPointer(JsonFields content) {
    return content.text("body_diff").isPresent() ? "/content/body_diff" : FieldRefusal.VALUE;
  }
}
