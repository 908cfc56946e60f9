package be.becivic.corpus.edit;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Version;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PathEditsTest {
  private static final PathId PATH = new PathId("residence-history");
  private static final PathSourceId DESK =
      PathSourceId.parse("residence-history:commune-desk").orElseThrow();

  private final String file = CleanCorpus.copy().text(PathDirectory.FILE);

  @Test
  void aFieldOfAPathIsSetInPlace() {
    assertThat(PathEdits.setField(file, PATH, "title.fr", json("\"Nouveau\"")))
        .isEqualTo(Outcome.ok(file.replace("Certificat de résidence avec historique", "Nouveau")));
  }

  @Test
  void aFieldOfASourceIsSetInPlace() {
    assertThat(PathEdits.setField(file, DESK, "priority", json("15")))
        .isEqualTo(Outcome.ok(file.replace("\"priority\": 10", "\"priority\": 15")));
    assertThat(PathEdits.setField(file, DESK, "notes", json("\"Ask first.\"")))
        .isEqualTo(
            Outcome.ok(
                file.replace(
                    "\"fallback_only\": true",
                    "\"fallback_only\": true,\n          \"notes\": \"Ask first.\"")));
  }

  @Test
  void aSourceIsAddedLast() {
    String added = ok(PathEdits.addSource(file, PATH, json("{\"id\": \"by-post\"}")));

    assertThat(added)
        .isEqualTo(
            file.replace(
                "          \"fallback_only\": true\n        }\n",
                "          \"fallback_only\": true\n"
                    + "        },\n"
                    + "        {\n"
                    + "          \"id\": \"by-post\"\n"
                    + "        }\n"));
  }

  @Test
  void aPathIsAddedUnderItsId() {
    String added =
        ok(PathEdits.addPath(file, new PathId("new-path"), json("{\"id\": \"new-path\"}")));
    Corpus corpus = CleanCorpus.copy().write(PathDirectory.FILE, added).load();

    assertThat(corpus.paths().list())
        .extracting(PathEntry::id)
        .containsExactly(new PathId("new-path"), PATH);
    assertThat(added).startsWith(file.substring(0, file.lastIndexOf("    }")));
  }

  @Test
  void whatIsThereAlreadyOrNotAtAllIsRefused() {
    assertThat(PathEdits.addSource(file, PATH, json("{\"id\": \"portal\"}")))
        .isInstanceOf(Outcome.Refused.class);
    assertThat(PathEdits.addSource(file, new PathId("nowhere"), json("{\"id\": \"x-y\"}")))
        .isInstanceOf(Outcome.Refused.class);
    assertThat(PathEdits.addPath(file, PATH, json("{}"))).isInstanceOf(Outcome.Refused.class);
    assertThat(PathEdits.setField(file, new PathId("nowhere"), "status", json("1")))
        .isInstanceOf(Outcome.Refused.class);
    assertThat(
            PathEdits.setField(
                file,
                PathSourceId.parse("residence-history:nope").orElseThrow(),
                "notes",
                json("1")))
        .isInstanceOf(Outcome.Refused.class);
  }

  @Test
  void theDirectoryIsStamped() {
    String stamped =
        ok(PathEdits.stamp(file, new Version(0, 1, 7), Instant.parse("2026-12-01T10:00:00.123Z")));

    assertThat(stamped)
        .isEqualTo(
            file.replaceFirst("\"0.1.0\"", "\"0.1.7\"")
                .replace("2026-11-15T00:00:00Z", "2026-12-01T10:00:00Z"));
  }

  private static String ok(Outcome<String> outcome) {
    return ((Outcome.Ok<String>) outcome).value();
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
