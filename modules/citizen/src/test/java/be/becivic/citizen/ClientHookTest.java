package be.becivic.citizen;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClientHookTest {
  private static final String STARTED =
      "{'session_id':'abc','transcript_path':'/x','hook_event_name':'PostToolUse','tool_input':"
          + "{'task':['my',{'secret':'words'}]},'tool_name':'mcp__plugin_becivic_becivic__start_session'}";
  private static final String RESUMED =
      "{'hook_event_name':'SessionStart','source':'compact','session_id':'abc'}";

  @TempDir Path home;

  private PersonFolder folder;
  private Instant now = Instant.now();

  @BeforeEach
  void make() {
    folder = new PersonFolder(home.resolve("be-civic"));
    folder.create();
    PrivateFiles.replace(folder.memory().resolve("MEMORY.md"), "# Notes\n");
  }

  @Test
  void onlyAConversationThatOpenedASessionGetsItsNotes() throws IOException {
    assertThat(hook(RESUMED)).isEmpty();
    assertThat(hook(STARTED)).isEmpty();
    assertThat(hook(RESUMED)).isEqualTo("# Notes\n");
    assertThat(hook(RESUMED.replace("abc", "other"))).isEmpty();
    assertThat(hook(STARTED.replace("becivic__start", "other__start").replace("abc", "d")))
        .isEmpty();
    assertThat(hook(RESUMED.replace("abc", "d"))).isEmpty();
  }

  @Test
  void nothingOfTheEventIsKeptAndTheEndForgetsIt() throws IOException {
    hook(STARTED);
    Path mark = PrivateFiles.list(folder.hooks()).getFirst();
    assertThat(mark.getFileName().toString()).matches("[0-9a-f]{64}");
    assertThat(Files.readString(mark)).doesNotContain("secret", "abc");
    hook("{'hook_event_name':'SessionEnd','session_id':'abc'}");
    assertThat(PrivateFiles.list(folder.hooks())).isEmpty();
    hook(STARTED);
    now = now.plus(Duration.ofHours(73));
    assertThat(hook(RESUMED)).isEmpty();
  }

  @Test
  void whatIsNoEventSaysNothingAndWritesNothing() throws IOException {
    for (String each : new String[] {"", "[]", "{", "{'session_id':7}", "{'session_id':'../x'}"}) {
      assertThat(hook(each)).isEmpty();
    }
    assertThat(folder.hooks()).doesNotExist();
    PrivateFiles.delete(folder.root());
    assertThat(hook(STARTED)).isEmpty();
    assertThat(folder.root()).doesNotExist();
  }

  private String hook(String event) throws IOException {
    byte[] bytes = event.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return new ClientHook(folder, () -> now).answer(new ByteArrayInputStream(bytes));
  }
}
