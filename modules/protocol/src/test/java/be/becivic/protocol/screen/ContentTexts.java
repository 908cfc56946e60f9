package be.becivic.protocol.screen;

import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The shipped texts that could as well have been submitted. Meta skills speak to agents. */
public final class ContentTexts {
  private static final Path CORPUS = Path.of("../../corpus");
  private static final Pattern LANGUAGE = Pattern.compile("(?:- )?\"?(fr|nl|de)\"?: .*");

  private final List<String> texts = new ArrayList<>();

  private ContentTexts() {}

  public static List<String> list() {
    var content = new ContentTexts();
    files("skills", ".md", ".mmd").forEach(file -> content.texts.add(read(file)));
    files("paths", ".json").forEach(file -> content.walk(StrictJson.parseStored(read(file))));
    files("data-snapshot", ".jsonl")
        .flatMap(file -> read(file).lines())
        .forEach(row -> content.walk(StrictJson.parseStored(row)));
    return List.copyOf(content.texts);
  }

  /** Its sentences beside those known already, as a set to learn from. */
  static String sentences() {
    CueBook cues = CueBook.load();
    Set<String> lines = new TreeSet<>();
    ScreenSentences.PLAIN_CONTENT
        .lines()
        .forEach(line -> lines.add(line.language() + "\t" + line.text() + "\n"));
    for (String text : list()) {
      for (ReadSentence sentence : ReadSentence.all(text)) {
        if (!SentenceFeatures.of(cues.find(sentence)).isEmpty()) {
          String line = text.substring(sentence.start(), sentence.end());
          String flat = line.replaceAll("\\s+", " ").strip();
          Matcher language = LANGUAGE.matcher(flat);
          lines.add((language.matches() ? language.group(1) : "en") + "\t" + flat + "\n");
        }
      }
    }
    return String.join("", lines);
  }

  private void walk(JsonNode node) {
    if (node.isString()) {
      texts.add(node.stringValue());
    }
    node.forEach(this::walk);
  }

  private static Stream<Path> files(String folder, String... endings) {
    try (Stream<Path> found = Files.walk(CORPUS.resolve(folder))) {
      return found
          .filter(file -> !file.toString().contains("/meta-"))
          .filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
          .sorted()
          .toList()
          .stream();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
