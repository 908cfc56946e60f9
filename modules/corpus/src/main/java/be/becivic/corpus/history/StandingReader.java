package be.becivic.corpus.history;

import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads status and version off their two lines, since a history has thousands of skills to look at;
 * a file that writes them in another way is parsed in full.
 */
final class StandingReader {
  private static final String DASHES = "---\n";
  private static final Pattern STATUS = Pattern.compile("^status: ([a-z]+)$", Pattern.MULTILINE);
  private static final Pattern VERSION = Pattern.compile("^version: ([0-9.]+)$", Pattern.MULTILINE);

  private StandingReader() {}

  static Optional<VersionedStatus> read(SkillId id, SourceFile file) {
    int end = file.text().indexOf("\n" + DASHES);
    if (!file.text().startsWith(DASHES) || end < 0) {
      return Optional.empty();
    }
    String fields = file.text().substring(0, end);
    Optional<Status> status = only(STATUS, fields).flatMap(Status::parse);
    Optional<Version> version = only(VERSION, fields).flatMap(Version::parse);
    return status.isPresent() && version.isPresent()
        ? Optional.of(new VersionedStatus(status.get(), version.get()))
        : Skill.parse(id, file).frontmatter().standing();
  }

  /** Whether the frontmatter has a field of that name. */
  static boolean names(String field, SkillId id, SourceFile file) {
    return file.text().contains(field)
        && Skill.parse(id, file).frontmatter().text(field).isPresent();
  }

  private static Optional<String> only(Pattern line, String fields) {
    Matcher matcher = line.matcher(fields);
    if (!matcher.find()) {
      return Optional.empty();
    }
    String found = matcher.group(1);
    return matcher.find() ? Optional.empty() : Optional.of(found);
  }
}
