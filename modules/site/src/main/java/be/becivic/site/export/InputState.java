package be.becivic.site.export;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.SiteInputs;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an export is made from.
 *
 * @param common differs when anything does that every page may show: the program, the settings, all
 *     files but those of skills
 * @param files the ids of the files of skills
 */
record InputState(
    String common, SortedMap<String, String> files, SortedMap<String, SkillState> skills) {
  private static final String SKILLS = "skills/";

  /** The first name after all that begin so. */
  private static final String AFTER_SKILLS = "skills0";

  /** What every page may show. */
  static String common(String program, SiteInputs inputs) {
    Corpus corpus = inputs.corpus();
    StringBuilder all = new StringBuilder(program).append('\n').append(inputs.settings());
    all.append('\n').append(corpus.commit()).append(corpus.time());
    SortedMap<String, String> ofSkills = ofSkills(inputs);
    corpus
        .files()
        .blobs()
        .forEach(
            (path, blob) -> {
              if (!ofSkills.containsKey(path)) {
                all.append('\n').append(path).append(' ').append(blob);
              }
            });
    return ExportFolder.digest(all.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** A skill whose text is as it was before is not read again. */
  static InputState of(String common, SiteInputs inputs, Optional<InputState> before) {
    SortedMap<String, String> files = ofSkills(inputs);
    SortedMap<String, SkillState> skills = new TreeMap<>();
    for (Skill skill : inputs.isEverything() ? inputs.corpus().skills() : List.<Skill>of()) {
      String id = skill.id().value();
      String path = Skill.pathOf(skill.id());
      skills.put(
          id,
          before
              .filter(old -> Objects.equals(files.get(path), old.files.get(path)))
              .map(old -> old.skills.get(id))
              .orElseGet(() -> SkillState.of(skill)));
    }
    return new InputState(common, files, skills);
  }

  /** Where a part of the corpus is shown, every file may decide what that is. */
  private static SortedMap<String, String> ofSkills(SiteInputs inputs) {
    return inputs.isEverything()
        ? inputs.corpus().files().blobs().subMap(SKILLS, AFTER_SKILLS)
        : new TreeMap<>();
  }
}
