package be.becivic.harness.rules;

import be.becivic.harness.folder.PrivateFiles;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The only way anything an agent or a person said comes to rest. What fires is not written, and is
 * noted without its text in the session's {@code scrub-warnings.jsonl}.
 */
public final class GuardedFiles {
  private final SessionRules rules;
  private final Path warnings;
  private final InstantSource clock;

  public GuardedFiles(SessionRules rules, Path sessionFolder, InstantSource clock) {
    this.rules = rules;
    this.warnings = sessionFolder.resolve("scrub-warnings.jsonl");
    this.clock = clock;
  }

  public SessionRules rules() {
    return rules;
  }

  public WriteResult replace(Path file, String text) {
    return guard(file, rules.look(text), () -> PrivateFiles.replace(file, text));
  }

  /** Writes a document whose other texts come from closed sets. */
  public WriteResult replace(Path file, ObjectNode document, Set<String> freeTexts) {
    return guard(
        file,
        rules.look(document, freeTexts),
        () -> PrivateFiles.replace(file, document.toPrettyString() + "\n"));
  }

  public WriteResult append(Path file, ObjectNode line, Set<String> freeTexts) {
    return guard(file, rules.look(line, freeTexts), () -> PrivateFiles.append(file, line));
  }

  /** Looks at what would go into a file; what fires here never needs to be asked about. */
  public WriteResult check(Path file, String text) {
    return guard(file, rules.look(text), () -> {});
  }

  /** The same for a document. */
  public WriteResult check(Path file, ObjectNode document, Set<String> freeTexts) {
    return guard(file, rules.look(document, freeTexts), () -> {});
  }

  private WriteResult guard(Path file, List<String> hits, Runnable write) {
    if (hits.isEmpty()) {
      write.run();
      return WriteResult.kept();
    }
    ObjectNode warning =
        JsonNodeFactory.instance
            .objectNode()
            .put("at", clock.instant().toString())
            .put("file", file.getFileName().toString());
    ArrayNode fired = warning.putArray("rules");
    hits.forEach(fired::add);
    PrivateFiles.append(warnings, warning);
    return WriteResult.stopped(hits);
  }
}
