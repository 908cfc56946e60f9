package be.becivic.corpus.version;

import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.Versions;
import java.util.Optional;

/** The versions skills carry, computed from what changed (§6.1). */
public final class SkillVersions {
  private SkillVersions() {}

  /**
   * The version a skill carries after a change.
   *
   * @param before the skill as it stood, if it did
   * @return nothing when a status or version cannot be read
   */
  public static Optional<Version> next(Optional<SkillText> before, SkillText after) {
    Frontmatter now = after.skill().frontmatter();
    if (now.versionPin()) {
      return now.version();
    }
    Optional<Status> status = now.status();
    if (before.isEmpty()) {
      return status.flatMap(Status::line).map(Version.Line::start);
    }
    boolean changed = SkillDifference.between(before.get(), after).isOfText();
    Frontmatter then = before.get().skill().frontmatter();
    return then.standing()
        .flatMap(
            current ->
                status.map(
                    to ->
                        replacesText(then, now)
                            ? Versions.nextBeside(current, to)
                            : Versions.next(current, to, changed, false)));
  }

  /** Whether a change comes under review beside a text, or leaves it: patches then go on. */
  public static boolean replacesText(Frontmatter before, Frontmatter after) {
    return !before.status().equals(after.status())
        && (before.text(SystemMembers.PREVIOUS_TEXT).isPresent()
            || after.text(SystemMembers.PREVIOUS_TEXT).isPresent());
  }

  /** What a submission about the skill is anchored to: its id and its version now (§6.2). */
  public static Optional<CohortAnchor> anchor(Skill skill) {
    return skill
        .frontmatter()
        .version()
        .map(version -> new CohortAnchor(skill.id().value(), version));
  }
}
