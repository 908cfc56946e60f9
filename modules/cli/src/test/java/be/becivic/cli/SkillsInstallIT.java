package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** What {@code npx skills add} makes of the site's index, in an empty home. */
@EnabledIfSystemProperty(named = NodeProgram.TOOLS, matches = ".+")
class SkillsInstallIT {
  private static final Path PUBLISHED = Path.of("..", "..", "corpus", "agents");
  private static final String HOME_PAGE = "https://becivic.be";

  @TempDir Path folder;

  @Test
  void everySkillIsInstalledAsItIsPublished() throws Exception {
    try (var becivic = Becivic.serve(folder)) {
      String address = becivic.address().toString();
      NodeProgram.Ended ended =
          new NodeProgram(folder)
              .run(
                  "node_modules/skills/bin/cli.mjs",
                  "add",
                  address,
                  "--yes",
                  "--copy",
                  "--agent",
                  "claude-code");
      assertThat(ended.exit()).as("%s%n%s", ended.output(), ended.errors()).isZero();
      List<Path> skills = published();
      assertThat(skills).hasSizeGreaterThan(5);
      for (Path skill : skills) {
        String name = skill.getParent().getFileName().toString();
        assertThat(Files.readString(folder.resolve(".claude/skills/" + name + "/SKILL.md")))
            .isEqualTo(Files.readString(skill).replace(HOME_PAGE, address));
      }
    }
  }

  private static List<Path> published() throws IOException {
    try (Stream<Path> files = Files.walk(PUBLISHED)) {
      return files.filter(each -> each.endsWith("SKILL.md")).toList();
    }
  }
}
