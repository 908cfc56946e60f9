package be.becivic.corpus.command;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.graph.GraphDrawing;
import be.becivic.corpus.graph.GraphFilter;
import be.becivic.corpus.graph.GraphJson;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/** {@code becivic graph [dir] [--format dot|mermaid|json]}. */
public final class GraphRun {

  /** How the graph is written. */
  public enum Format {
    DOT,
    MERMAID,
    JSON
  }

  private GraphRun() {}

  /**
   * Draws the graph of a folder.
   *
   * @param site the address of the site, for the links in JSON
   */
  public static CommandResult run(Path folder, Format format, GraphFilter filter, String site) {
    return run(
        folder,
        filter,
        graph ->
            switch (format) {
              case DOT -> GraphDrawing.dot(graph);
              case MERMAID -> GraphDrawing.mermaid(graph);
              case JSON -> JsonText.file(GraphJson.of(graph, site));
            });
  }

  /** Draws the graph of a folder in a way of the caller's. */
  public static CommandResult run(
      Path folder, GraphFilter filter, Function<SkillGraph, String> drawing) {
    if (!Files.isDirectory(folder.resolve("skills"))) {
      return CommandResult.couldNotRun(folder + " is not a corpus: it has no skills.");
    }
    try {
      SkillGraph graph = SkillGraph.of(Corpus.load(MemoryFiles.ofFolder(folder)), filter);
      return new CommandResult(CommandResult.ExitCode.CLEAN, drawing.apply(graph));
    } catch (IOException broken) {
      return CommandResult.couldNotRun(folder + " cannot be read: " + broken.getMessage());
    }
  }
}
