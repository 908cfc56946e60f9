package be.becivic.site.export;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.skill.KnownHeads;
import be.becivic.site.Site;
import be.becivic.site.SiteSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An export after skills changed makes only what shows them, and ends as one from nothing does. */
class ChangedSkillExportTest {
  private static final Path SHIPPED = Path.of("../../corpus");
  private static final Optional<String> PROGRAM = Optional.of("program");
  private static final Set<String> SKILLS =
      Set.of("change-of-address", "renting-a-home", "sworn-translation");
  private static final String ADDRESS = "skills/change-of-address/canonical.md";
  private static final String RENTING = "skills/renting-a-home/canonical.md";

  private static final Map<String, byte[]> SOME = new TreeMap<>();

  @TempDir Path folder;

  @BeforeAll
  static void read() throws IOException {
    MemoryFiles shipped = MemoryFiles.ofFolder(SHIPPED);
    for (String path : shipped.blobs().keySet()) {
      String[] parts = path.split("/");
      if (parts.length < 3 || !parts[0].equals("skills") || isWanted(parts[1])) {
        SOME.put(path, shipped.read(path));
      }
    }
  }

  /** Pages for agents lead to the skills about skills. */
  private static boolean isWanted(String skill) {
    return SKILLS.contains(skill) || skill.startsWith("meta-");
  }

  @Test
  @Tag("long")
  void anotherSentenceIsAMatterOfOnePage() throws IOException {
    int all = export(SOME, "out").made();
    Made changed = export(edited(ADDRESS, text -> text + "\nCome early.\n"), "out");
    assertThat(changed.report().written()).isBetween(1, 10);
    assertThat(changed.made())
        .as("the skill in four languages, as Markdown, JSON and its source, and the whole text")
        .isEqualTo(8)
        .isLessThan(all / 10);
    assertThat(export(edited(ADDRESS, text -> text + "\nCome early.\n"), "out").made()).isZero();
    assertThat(Files.readString(folder.resolve("out/fr/skills/change-of-address/index.html")))
        .contains("Come early.");
  }

  @Tag("long")
  @Test
  void whateverChangesTheFolderIsAsOneFromNothing() throws IOException {
    export(SOME, "out");
    String diagram = "skills/change-of-address/process.mmd";
    Map<String, Map<String, byte[]>> states =
        new TreeMap<>(
            Map.of(
                "a body", edited(ADDRESS, text -> text + "\nCome early.\n"),
                "a title", edited(ADDRESS, text -> text.replaceFirst("title: .*", "title: Moving")),
                "a status",
                    edited(RENTING, text -> text.replaceFirst("status: \\w+", "status: draft")),
                "pulled",
                    edited(
                        RENTING, text -> text.replaceFirst("status: \\w+", "status: quarantined")),
                "an edge",
                    edited(
                        ADDRESS,
                        text -> text.replaceFirst("related: .*", "related: [renting-a-home]")),
                "citations",
                    edited(ADDRESS, text -> text.replaceAll("<VV [^>]*>([^<]*)</VV>", "$1")),
                "a picture", edited(diagram, _ -> "flowchart TD\n  a[Go] --> b[Wait]\n"),
                "no frontmatter", edited(RENTING, _ -> "Nothing.\n"),
                "gone", edited(RENTING, _ -> ""),
                "as it was", SOME));
    for (Map.Entry<String, Map<String, byte[]>> state : states.entrySet()) {
      export(state.getValue(), "out");
      export(state.getValue(), "fresh");
      assertThat(files("out")).as(state.getKey()).isEqualTo(files("fresh"));
      delete("fresh");
    }
  }

  /** An export and how many pages it made. */
  private record Made(ExportReport report, int made) {}

  private Made export(Map<String, byte[]> contents, String out) throws IOException {
    KnownHeads known =
        KnownHeads.read(ExportFolder.heads(folder.resolve(out)), PROGRAM.orElseThrow());
    Site site =
        Site.of(Corpus.load(MemoryFiles.of(contents), known), SiteSettings.of("https://a.example"));
    AtomicInteger made = new AtomicInteger();
    ExportReport report =
        Export.write(site, folder.resolve(out), (_, _) -> made.incrementAndGet(), PROGRAM);
    assertThat(report.broken()).isEmpty();
    return new Made(report, made.get());
  }

  private static Map<String, byte[]> edited(String path, UnaryOperator<String> edit) {
    Map<String, byte[]> contents = new TreeMap<>(SOME);
    String before = new String(contents.get(path), StandardCharsets.UTF_8);
    String after = edit.apply(before);
    assertThat(after).as("an edit of " + path).isNotEqualTo(before);
    contents.put(path, after.getBytes(StandardCharsets.UTF_8));
    contents.values().removeIf(bytes -> bytes.length == 0);
    return contents;
  }

  private Map<String, String> files(String out) throws IOException {
    Path root = folder.resolve(out);
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(root)) {
      for (Path file : (Iterable<Path>) found.filter(Files::isRegularFile)::iterator) {
        files.put(root.relativize(file).toString(), ExportFolder.digest(Files.readAllBytes(file)));
      }
    }
    assertThat(files.remove(".stamps")).as("of one folder on one disk").isNotNull();
    return files;
  }

  private void delete(String out) throws IOException {
    try (Stream<Path> found = Files.walk(folder.resolve(out))) {
      for (Path file : found.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
