package be.becivic.bench;

import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.yaml.StrictYaml;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What any check must do: read every file, and parse the frontmatter of the skills. */
final class Frontmatters {
  private static final String OPENING = "---\n";
  private static final String CLOSING = "\n---\n";

  private Frontmatters() {}

  /** The number of fields read. */
  static int read(Path folder) throws IOException {
    int fields = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] content = Files.readAllBytes(file);
        if (Skill.idIn(folder.relativize(file).toString()).isPresent()) {
          fields += fields(new String(content, StandardCharsets.UTF_8));
        }
      }
    }
    return fields;
  }

  private static int fields(String skill) {
    int end = skill.indexOf(CLOSING, OPENING.length()) + 1;
    return StrictYaml.parse(skill.substring(OPENING.length(), end), OPENING.length()).json().size();
  }
}
