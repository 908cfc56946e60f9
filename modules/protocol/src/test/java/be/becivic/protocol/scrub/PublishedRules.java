package be.becivic.protocol.scrub;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The rules file of the corpus, as the server and every agent read it. */
public final class PublishedRules {
  private static final Path FILE = Path.of("../../corpus/tools/scrub/regex-rules.json");

  static final ScrubRules RULES = ScrubRules.parse(read());
  public static final Scrubber SCRUBBER = Scrubber.of(RULES);

  private PublishedRules() {}

  static JsonNode read() {
    try {
      return json(Files.readString(FILE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode json(String text) {
    return switch (StrictJson.parse(text.getBytes(StandardCharsets.UTF_8))) {
      case Outcome.Ok<JsonNode>(JsonNode value) -> value;
      case Outcome.Refused<JsonNode>(_) -> throw new IllegalArgumentException(text);
    };
  }

  static ScrubRule rule(String name) {
    return RULES.rules().stream()
        .filter(rule -> rule.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  static List<String> firedOn(String text) {
    return SCRUBBER.scan(text).stream().map(ScrubFinding::rule).toList();
  }
}
