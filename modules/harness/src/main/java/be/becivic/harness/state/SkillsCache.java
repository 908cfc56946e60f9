package be.becivic.harness.state;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.protocol.id.SkillId;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Skills as they were published, for when nobody answers; 30 days at most (§8.7.2.1). */
public final class SkillsCache {
  private static final Duration KEPT_FOR = Duration.ofDays(30);
  private static final String SKILL = "SKILL.md";
  private static final String STAMP = ".cached-at";

  private final PersonFolder folder;
  private final InstantSource clock;

  public SkillsCache(PersonFolder folder, InstantSource clock) {
    this.folder = folder;
    this.clock = clock;
  }

  public void keep(SkillId skill, String published) {
    Path home = folder.cachedSkill(skill);
    PrivateFiles.replace(home.resolve(SKILL), published);
    PrivateFiles.replace(home.resolve(STAMP), clock.instant() + "\n");
  }

  public Optional<String> find(SkillId skill) {
    Path home = folder.cachedSkill(skill);
    return PrivateFiles.read(home.resolve(STAMP))
        .flatMap(stamp -> instant(stamp.strip()))
        .filter(at -> at.plus(KEPT_FOR).isAfter(clock.instant()))
        .flatMap(_ -> PrivateFiles.read(home.resolve(SKILL)));
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(Instant.parse(text));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
