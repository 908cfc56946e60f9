package be.becivic.corpus.yaml;

import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Reads one YAML 1.2 document of plain data: no anchors, aliases, tags or second document (§5). */
public final class StrictYaml {
  private static final LoadSettings SETTINGS = LoadSettings.builder().build();
  private static final String SYNTAX_REMEDY =
      "Write plain YAML 1.2; quote text that contains ': ' or '#'.";

  private StrictYaml() {}

  /**
   * Parses a document.
   *
   * @param offset where the document begins in its file; every span is counted from the file's
   *     first character
   */
  public static YamlDocument parse(String text, int offset) {
    List<FileProblem> problems = new ArrayList<>();
    Offsets offsets = new Offsets(text, offset);
    try {
      TreeBuilder builder =
          new TreeBuilder(new Parse(SETTINGS).parseString(text).iterator(), offsets, problems);
      return new YamlDocument(builder.document(), problems);
    } catch (YamlEngineException failure) {
      problems.add(new FileProblem(where(failure, offsets), message(failure), SYNTAX_REMEDY));
      return new YamlDocument(Optional.empty(), problems);
    }
  }

  private static Span where(YamlEngineException failure, Offsets offsets) {
    return switch (failure) {
      case MarkedYamlEngineException marked ->
          Span.at(offsets.of(marked.getProblemMark().or(marked::getContextMark)));
      case ReaderException reader -> Span.at(offsets.of(reader.getPosition()));
      default -> Span.at(offsets.of(0));
    };
  }

  private static String message(YamlEngineException failure) {
    return failure instanceof MarkedYamlEngineException marked && marked.getProblem() != null
        ? "The frontmatter is not valid YAML: " + marked.getProblem() + "."
        : "The frontmatter is not valid YAML: it contains a control character.";
  }
}
