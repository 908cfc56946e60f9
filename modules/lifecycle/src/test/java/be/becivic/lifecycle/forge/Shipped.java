package be.becivic.lifecycle.forge;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.lifecycle.forge.check.ChangeCheck;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** The content as it is shipped, and the checks as a server runs them. */
public final class Shipped {
  public static final Path FOLDER = Path.of("../../corpus").toAbsolutePath().normalize();
  public static final Corpus CORPUS = load();
  private static final PersonRecogniser RECOGNISER = Recogniser.load();
  public static final ChangeCheck CHECK = new ChangeCheck(Schemas.load(), scrubber(), RECOGNISER);

  private Shipped() {}

  private static Corpus load() {
    try {
      return Corpus.load(MemoryFiles.ofFolder(FOLDER));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Scrubber scrubber() {
    return Scrubber.of(
        ScrubRules.parse(StrictJson.parseStored(text("tools/scrub/regex-rules.json"))));
  }

  public static String text(String path) {
    return CORPUS.findFile(path).orElseThrow().text();
  }

  /** A file with one text in it replaced, which must be there. */
  public static String replaced(String path, String from, String to) {
    String text = text(path);
    if (!text.contains(from)) {
      throw new IllegalArgumentException(path + " does not contain " + from);
    }
    return text.replace(from, to);
  }

  public static Optional<byte[]> bytes(String text) {
    return Optional.of(text.getBytes(StandardCharsets.UTF_8));
  }
}
