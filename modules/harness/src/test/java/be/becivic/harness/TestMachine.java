package be.becivic.harness;

import be.becivic.harness.folder.LocalMachine;
import be.becivic.harness.folder.OperatingSystem;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.Screen;
import be.becivic.harness.rules.SessionRules;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;

/** A person's machine in a folder, with a clock that can be moved and the published rules. */
public final class TestMachine {
  private static final Path RULES =
      Path.of("..", "..", "corpus", "tools", "scrub", "regex-rules.json");
  private static final PersonRecogniser RECOGNISER = Recogniser.loadInBackground();

  private final Path home;
  private Instant now = Instant.parse("2026-11-17T10:00:00Z");

  public TestMachine(Path home) {
    this.home = home;
  }

  public InstantSource clock() {
    return () -> now;
  }

  public void pass(Duration time) {
    now = now.plus(time);
  }

  public LocalMachine surroundings() {
    return new LocalMachine(
        OperatingSystem.LINUX,
        Map.of("XDG_DATA_HOME", home.resolve("data").toString()),
        home,
        home.resolve("work"));
  }

  public PersonFolder folder() {
    return new PersonFolder(home.resolve("data").resolve("be-civic"));
  }

  public PersonFolder agreedFolder() {
    PersonFolder folder = folder();
    folder.create();
    return folder;
  }

  public GuardedFiles files(PersonFolder folder) {
    return new GuardedFiles(rules(), folder.root().resolve("sessions/s"), clock());
  }

  public static SessionRules rules() {
    return new SessionRules.Fetched(new Screen(Scrubber.of(published()), RECOGNISER));
  }

  public static PersonRecogniser recogniser() {
    return RECOGNISER;
  }

  public static String publishedRules() {
    try {
      return Files.readString(RULES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ScrubRules published() {
    return ScrubRules.parse(StrictJson.parseStored(publishedRules()));
  }
}
