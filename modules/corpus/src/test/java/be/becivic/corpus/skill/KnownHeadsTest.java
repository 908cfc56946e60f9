package be.becivic.corpus.skill;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.version.SystemMembers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Frontmatter that was kept says what the file does, or is read from the file. */
class KnownHeadsTest {
  private static final Path SHIPPED = Path.of("../../corpus");
  private static final String PROGRAM = "program 1";
  private static final String PATH = "skills/a-b/canonical.md";

  @TempDir Path folder;

  @Test
  void whatIsKeptSaysWhatTheFilesSay() throws IOException {
    MemoryFiles files = MemoryFiles.ofFolder(SHIPPED);
    Corpus read = Corpus.load(files);
    Corpus known = Corpus.load(files, kept(read));
    assertThat(known.skills()).hasSameSizeAs(read.skills()).hasSizeGreaterThan(30);
    for (Skill skill : known.skills()) {
      Skill same = read.findSkill(skill.id()).orElseThrow();
      assertThat(skill.mayName(SystemMembers.PREVIOUS_TEXT))
          .isEqualTo(same.mayName(SystemMembers.PREVIOUS_TEXT));
      assertThat(skill.mayName("title")).isTrue();
      assertThat(skill.frontmatter().json()).isEqualTo(same.frontmatter().json());
      assertThat(skill.frontmatter().requires()).isEqualTo(same.frontmatter().requires());
      assertThat(skill.frontmatter().locate("/title"))
          .isEqualTo(same.frontmatter().locate("/title"));
      assertThat(skill.yamlSpan()).isEqualTo(same.yamlSpan());
      assertThat(skill.bodyOffset()).isEqualTo(same.bodyOffset());
    }
  }

  @Test
  void aKnownFrontmatterIsHadWithoutTheText() throws IOException {
    KnownHeads heads = kept(Corpus.load(files("---\ntitle: A\n---\nText.\n")));
    String blob = files("---\ntitle: A\n---\nText.\n").blobs().get(PATH);
    Skill skill =
        Skill.in(
            Skill.idIn(PATH).orElseThrow(),
            PATH,
            () -> {
              throw new IllegalStateException("read");
            },
            blob,
            heads);
    assertThat(skill.frontmatter().title()).contains("A");
    assertThat(skill.mayName("previous_text_sha")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---\ntitle: A\ntitle: B\n---\nTwice.\n",
        "---\ncommune: 21004\n---\nNot quoted.\n",
        "---\ntitle: \"\\ud800\"\n---\nHalf a character.\n",
        "---\ntitle: [\n---\nNot YAML.\n",
        "No frontmatter.\n"
      })
  void whatIsFaultyOrWouldReadOtherwiseIsReadFromItsFile(String text) throws IOException {
    Corpus read = Corpus.load(files(text));
    Skill again = Corpus.load(files(text), kept(read)).skills().iterator().next();
    Skill first = read.skills().iterator().next();
    assertThat(again.frontmatter().json()).isEqualTo(first.frontmatter().json());
    assertThat(again.frontmatter().problems()).isEqualTo(first.frontmatter().problems());
  }

  @Test
  void aFileThatChangedOrIsOfAnotherProgramIsNotBelieved() throws IOException {
    Corpus corpus = Corpus.load(files("---\ntitle: A\n---\nText.\n"));
    assertThat(kept(corpus).haveAll(corpus.skillsByBlob())).isTrue();
    Path file = folder.resolve("heads");
    byte[] bytes = Files.readAllBytes(file);
    assertThat(KnownHeads.read(file, "program 2")).isSameAs(KnownHeads.NONE);
    for (int at : List.of(0, 70, bytes.length / 2, bytes.length - 3)) {
      byte[] changed = bytes.clone();
      changed[at] ^= 1;
      Files.write(file, changed);
      assertThat(KnownHeads.read(file, PROGRAM)).as("byte " + at).isSameAs(KnownHeads.NONE);
    }
    for (int length : List.of(0, 10, 129, bytes.length - 1)) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertThat(KnownHeads.read(file, PROGRAM)).as(length + " bytes").isSameAs(KnownHeads.NONE);
    }
  }

  private static MemoryFiles files(String text) {
    return MemoryFiles.of(Map.of(PATH, text.getBytes(StandardCharsets.UTF_8)));
  }

  private KnownHeads kept(Corpus corpus) throws IOException {
    Path file = folder.resolve("heads");
    KnownHeads.write(file, PROGRAM, corpus.skillsByBlob());
    return KnownHeads.read(file, PROGRAM);
  }
}
