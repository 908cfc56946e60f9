package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.ner.Evaluation;
import be.becivic.ner.Explanation;
import be.becivic.ner.Recogniser;
import be.becivic.ner.text.ModelLanguage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "ner",
    description = "Try the recogniser that keeps people's names out.",
    footer = {
      "",
      "Examples:",
      "  becivic ner explain \"Mevrouw Janssens van de dienst Bevolking hielp mij.\"",
      "  becivic ner eval sentences.tsv --json"
    })
final class NerCommand implements Runnable {
  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say eval or explain.");
  }

  @Command(
      name = "eval",
      description = {
        "Measure it on sentences of your own. "
            + "FILE has a line each: language, the person expected (or nothing), the sentence, "
            + "separated by tabs."
      })
  int eval(
      @Mixin Help help,
      @Parameters(paramLabel = "FILE", description = "The labelled sentences.") Path file,
      @Option(names = "--json", description = "Print one JSON object.") boolean json) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException _) {
      throw new ParameterException(spec.commandLine(), file + " cannot be read as UTF-8 text.");
    }
    try {
      Evaluation evaluation = Evaluation.of(Recogniser.load(), lines);
      print(json ? evaluation.json() : evaluation.text());
      return 0;
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), file + ": " + wrong.getMessage());
    }
  }

  @Command(name = "explain", description = "Show what is marked in a text, and why.")
  int explain(
      @Mixin Help help,
      @Parameters(paramLabel = "TEXT", description = "The text, as one argument.") String text,
      @Option(names = "--language", paramLabel = "CODE", description = "fr, nl, de or en.")
          @Nullable String code) {
    Optional<ModelLanguage> language =
        Optional.ofNullable(code)
            .map(
                given ->
                    ModelLanguage.find(given)
                        .orElseThrow(
                            () ->
                                new ParameterException(
                                    spec.commandLine(), "CODE is one of fr, nl, de, en.")));
    print(Explanation.of(Recogniser.load(), text, language).render());
    return 0;
  }

  private void print(String text) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(text.endsWith("\n") ? text : text + "\n");
    out.flush();
  }
}
