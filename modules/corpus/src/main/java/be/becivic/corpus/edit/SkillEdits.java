package be.becivic.corpus.edit;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagEdits;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.diff.AppliedDiff;
import be.becivic.corpus.diff.UnifiedDiff;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.TextEdit;
import be.becivic.corpus.yaml.YamlEdit;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Changes to a skill's file; each returns the new text of the whole file. */
public final class SkillEdits {
  private static final String OTHER_FILE =
      "The header of the diff names another file. Leave its two lines out, or name canonical.md.";
  private static final String NOT_THE_BODY =
      "A diff changes the text below the frontmatter alone; a field is changed by naming it.";

  private SkillEdits() {}

  /** Applies a diff that touches the body alone (§6.2.2). */
  public static Outcome<AppliedDiff> applyDiff(Skill skill, String diff) {
    return UnifiedDiff.parse(diff)
        .then(
            parsed ->
                parsed.path().filter(path -> !isNameOf(skill, path)).isPresent()
                    ? failed(OTHER_FILE)
                    : parsed.applyTo(skill.file().text()))
        .then(
            applied ->
                keepsFrontmatter(skill, applied) && !addsFrontmatter(skill, applied)
                    ? Outcome.ok(applied)
                    : failed(NOT_THE_BODY));
  }

  /** Whether fields between two rules appear in the body, which some readers take for the head. */
  private static boolean addsFrontmatter(Skill skill, AppliedDiff applied) {
    String body = applied.text().substring(skill.bodyOffset());
    return FieldBlock.isIn(body) && !FieldBlock.isIn(skill.bodyText());
  }

  private static boolean isNameOf(Skill skill, String path) {
    return skill.file().path().equals(path) || skill.file().path().endsWith("/" + path);
  }

  private static boolean keepsFrontmatter(Skill skill, AppliedDiff applied) {
    return applied.text().startsWith(skill.file().text().substring(0, skill.bodyOffset()));
  }

  /** Sets a frontmatter field, named in dot notation. */
  public static Outcome<String> setField(Skill skill, String fieldPath, JsonNode value) {
    String file = skill.file().text();
    return YamlEdit.set(skill.yamlSpan().in(file), List.of(fieldPath.split("\\.")), value)
        .map(yaml -> new TextEdit(skill.yamlSpan(), yaml).applyTo(file))
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.CROSS_REF_FAIL)));
  }

  /** Fills in every empty uid whose name the catalogue has (§6.11). */
  public static String fillUids(Skill skill, CatalogueLookup catalogue) {
    List<TextEdit> edits = new ArrayList<>();
    for (Tag tag : skill.body().tags()) {
      if (tag.value("uid").isEmpty()) {
        kindOf(tag)
            .flatMap(kind -> tag.value("name").flatMap(name -> catalogue.find(kind, name)))
            .ifPresent(
                entry -> edits.add(TagEdits.setAttribute(tag, "uid", entry.uid().toString())));
      }
    }
    return TextEdit.applyAll(skill.file().text(), edits);
  }

  /** Renames tags after a rename in the catalogue, which the uid survives (Rule 11). */
  public static String alignNames(Skill skill, CatalogueLookup catalogue) {
    List<TextEdit> edits = new ArrayList<>();
    for (Tag tag : skill.body().tags()) {
      kindOf(tag)
          .flatMap(kind -> tag.value("uid").flatMap(uid -> Uid.parse(kind, uid)))
          .flatMap(catalogue::find)
          .filter(entry -> !tag.value("name").equals(Optional.of(entry.name())))
          .ifPresent(entry -> edits.add(TagEdits.setAttribute(tag, "name", entry.name())));
    }
    return TextEdit.applyAll(skill.file().text(), edits);
  }

  private static Optional<Uid.Kind> kindOf(Tag tag) {
    return switch (tag.kind()) {
      case VV -> Optional.of(Uid.Kind.VOLATILE_VALUE);
      case REF -> Optional.of(Uid.Kind.REFERENCE);
      case OBSERVATIONS, PATH, SKILL, RISK, OBSERVATION, COHORT_STATS -> Optional.empty();
    };
  }

  private static Outcome<AppliedDiff> failed(String hint) {
    return Outcome.refused(Rejection.hinting(ErrorCategory.DIFF_APPLY_FAILED, "", hint, List.of()));
  }
}
