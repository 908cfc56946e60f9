package be.becivic.corpus.history;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.BlobIds;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A history that was kept tells what the commits do, and goes on as they do. */
class KnownHistoryTest {
  private static final SkillId SKILL = new SkillId("birth-registration");
  private static final PathId PATH = new PathId("birth-act");
  private static final PathSourceId DESK = PathSourceId.parse("birth-act:desk").orElseThrow();
  private static final CommitId HEAD = new CommitId("c".repeat(40));
  private static final String PROGRAM = "program 1";
  private static final String REPLACES = "\"previous_text_sha\": \"" + "a".repeat(40) + "\"";

  private final Map<String, byte[]> blobs = new HashMap<>();

  @TempDir Path folder;

  @Test
  void whatIsKeptTellsWhatTheCommitsTell() throws IOException {
    History read = History.NONE.after(commits());
    KnownHistory known = kept(read);
    assertThat(known.commit()).contains(HEAD);
    assertThat(known.history().texts(SKILL)).isPresent().isEqualTo(read.texts(SKILL));
    assertThat(known.history().texts(SKILL).orElseThrow().ours()).isPresent();
    assertThat(known.history().texts(PATH)).isPresent().isEqualTo(read.texts(PATH));
    assertThat(known.history().source(DESK)).isPresent().isEqualTo(read.source(DESK));
    assertThat(known.history().source(DESK).orElseThrow().ours()).isPresent();
  }

  @Test
  void itGoesOnAsTheCommitsDo() throws IOException {
    History read = History.NONE.after(commits());
    History known = kept(read).history();
    List<MainCommit> more =
        List.of(
            commit(5, "skills/" + SKILL + "/a b.mmd", "flowchart LR\n"),
            commit(6, Skill.pathOf(SKILL), skill("beta", "0.2.0", "", "Body.")));
    assertThat(known.after(more).texts(SKILL)).isEqualTo(read.after(more).texts(SKILL));
    List<MainCommit> undone =
        List.of(commit(5, Skill.pathOf(SKILL), skill("alpha", "0.1.2", "", "Body.")));
    assertThat(known.after(undone).texts(SKILL)).isEqualTo(read.after(undone).texts(SKILL));
  }

  @Test
  void aDigestIsHadWithoutTheText() throws IOException {
    History read = History.NONE.after(commits());
    kept(read);
    KnownHistory known = KnownHistory.read(file(), PROGRAM, _ -> KnownHistoryTest::refuse);
    assertThat(known.history().texts(SKILL)).isEqualTo(read.texts(SKILL));
    KnownHistory.write(file(), "program 2", HEAD, known.history());
    assertThat(KnownHistory.read(file(), "program 2", _ -> KnownHistoryTest::refuse).commit())
        .contains(HEAD);
  }

  @Test
  void aFileThatChangedOrIsOfAnotherProgramIsNotBelieved() throws IOException {
    kept(History.NONE.after(commits()));
    assertThat(KnownHistory.read(file(), "program 2", this::reader)).isEqualTo(KnownHistory.NONE);
    Files.writeString(file(), Files.readString(file()).replace("0.1.1", "0.1.2"));
    assertThat(KnownHistory.read(file(), PROGRAM, this::reader)).isEqualTo(KnownHistory.NONE);
  }

  @Test
  void aTextThatCouldNotBeFoundAgainIsNotKept() throws IOException {
    byte[] bytes = skill("alpha", "0.1.0", "", "Caf\u00e9.").getBytes(StandardCharsets.ISO_8859_1);
    var changes = FileChanges.of(List.of(new FileChange.Write(Skill.pathOf(SKILL), bytes)));
    History history = History.NONE.after(List.of(new MainCommit(at(0), changes)));
    assertThat(history.texts(SKILL)).isPresent();
    assertThat(kept(history)).isEqualTo(KnownHistory.NONE);
  }

  /** A skill, a path and a source, each with a change under review. */
  private List<MainCommit> commits() {
    return List.of(
        commit(0, Skill.pathOf(SKILL), skill("alpha", "0.1.0", "", "Body.")),
        commit(1, "skills/" + SKILL + "/a b.mmd", "flowchart TD\n"),
        commit(2, Skill.pathOf(SKILL), skill("alpha", "0.1.1", "", "Body.")),
        commit(3, PathDirectory.FILE, path("https://a.example", "")),
        commit(
            4,
            Skill.pathOf(SKILL),
            skill("alpha", "0.1.1", "previous_text_sha: " + "a".repeat(40) + "\n", "Other.")),
        commit(4, PathDirectory.FILE, path("https://b.example", ", " + REPLACES)));
  }

  private MainCommit commit(int second, String path, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    blobs.put(BlobIds.of(bytes), bytes);
    return new MainCommit(at(second), FileChanges.none().write(path, text));
  }

  private static Instant at(int second) {
    return Instant.ofEpochSecond(1_750_000_000L + second);
  }

  private static String skill(String status, String version, String more, String body) {
    return "---\nid: %s\nstatus: %s\n%sversion: %s\n---\n\n%s\n"
        .formatted(SKILL, status, more, version, body);
  }

  private static String path(String url, String more) {
    return """
    {"paths": {"birth-act": {"status": "alpha", "version": "0.1.0",
      "sources": [{"id": "desk", "url": "%s"%s}]}}}
    """
        .formatted(url, more);
  }

  private KnownHistory kept(History history) throws IOException {
    KnownHistory.write(file(), PROGRAM, HEAD, history);
    return KnownHistory.read(file(), PROGRAM, this::reader);
  }

  private Path file() {
    return folder.resolve("history");
  }

  private Supplier<byte[]> reader(String blob) {
    return () -> blobs.get(blob);
  }

  private static byte[] refuse() {
    throw new IllegalStateException("read");
  }
}
