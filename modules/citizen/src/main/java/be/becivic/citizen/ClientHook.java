package be.becivic.citizen;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.state.Memory;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * What a client's hooks are for: a conversation that opened a session, and was resumed or shortened
 * since, gets the index of its notes back. Of an event nothing is read but its kind, the
 * conversation's id and the tool's name; of the id only a digest is kept, for three days.
 */
final class ClientHook {
  private static final Set<String> READ = Set.of("hook_event_name", "session_id", "tool_name");
  private static final Duration KEPT = Duration.ofHours(72);

  private final PersonFolder folder;
  private final InstantSource clock;

  ClientHook(PersonFolder folder, InstantSource clock) {
    this.folder = folder;
    this.clock = clock;
  }

  /** What the client puts into the conversation; nearly always nothing. */
  String answer(InputStream event) throws IOException {
    Map<String, String> said = read(event);
    String session = said.getOrDefault("session_id", "");
    if (session.isEmpty() || !folder.exists()) {
      return "";
    }
    Path mark = folder.hooks().resolve(digest(session));
    tidy();
    switch (said.getOrDefault("hook_event_name", "")) {
      case "PostToolUse" -> {
        if (said.getOrDefault("tool_name", "").endsWith("becivic__start_session")) {
          PrivateFiles.replace(mark, clock.instant() + "\n");
        }
      }
      case "SessionStart" -> {
        return Files.exists(mark) ? new Memory(folder).index() : "";
      }
      case "SessionEnd" -> PrivateFiles.delete(mark);
      default -> {}
    }
    return "";
  }

  private void tidy() throws IOException {
    for (Path mark : PrivateFiles.list(folder.hooks())) {
      if (Files.getLastModifiedTime(mark).toInstant().plus(KEPT).isBefore(clock.instant())) {
        PrivateFiles.delete(mark);
      }
    }
  }

  /** The three members; everything else is stepped over unread. */
  private static Map<String, String> read(InputStream event) {
    Map<String, String> said = new HashMap<>();
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), event)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return said;
      }
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        JsonToken value = parser.nextToken();
        if (READ.contains(name) && value == JsonToken.VALUE_STRING) {
          said.put(name, parser.getString());
        } else {
          parser.skipChildren();
        }
      }
      return said;
    } catch (JacksonException _) {
      return new HashMap<>();
    }
  }

  private static String digest(String session) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(session.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
