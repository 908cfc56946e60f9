package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.library.eval.AskedQuestions;
import be.becivic.library.eval.EvalResult;
import be.becivic.library.eval.EvalTable;
import be.becivic.library.search.SearchIndex;
import be.becivic.library.search.document.SearchDocuments;
import be.becivic.library.search.text.SearchWords;
import be.becivic.site.facts.SnapshotFacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "eval",
    description = "Ask the questions beside the skills, as far as that needs no model.",
    footer = {
      "",
      "Says how often the right skill is found first, and whether the facts an answer",
      "needs are in its text and current. Ends with 1 when a fact does not hold."
    })
final class EvalCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder with skills and questions (corpus, beside the launcher).")
  private @Nullable Path folder;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Corpus corpus = Corpus.load(MemoryFiles.ofFolder(folder == null ? Home.corpus() : folder));
    SnapshotFacts facts = new SnapshotFacts(corpus);
    try (SearchIndex index =
        SearchIndex.build(
            SearchDocuments.of(corpus, facts.listValues(), facts.listReferences()),
            SearchWords.of(corpus))) {
      List<EvalResult> results = new AskedQuestions(corpus, index).run();
      spec.commandLine().getOut().print(EvalTable.of(results));
      spec.commandLine().getOut().flush();
      return results.stream().allMatch(EvalResult::isSound) ? 0 : 1;
    }
  }
}
