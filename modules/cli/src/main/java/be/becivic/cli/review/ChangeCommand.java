package be.becivic.cli.review;

import be.becivic.cli.option.Help;
import be.becivic.protocol.feedback.TargetMembers;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "change",
    description = "Changes of the corpus: bring yours in, look at others', decide.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "A change from a folder or a branch passes the same checks as one that was submitted.",
      "It goes to main at once or not at all, and then says why.",
      "",
      "Examples:",
      "  becivic change open my-corpus                 the files as they are; none is removed",
      "  becivic change open my-corpus --base 1a2b3c4  what you changed since that commit",
      "  becivic change open --branch my-branch        what you pushed to corpus.git",
      "  becivic change list                           what waits",
      "  becivic change revert 1a2b3c4                 undo what that commit did"
    })
public final class ChangeCommand implements Runnable {
  private static final String CHANGES = "/api/_internal/changes";

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do.");
  }

  @Command(name = "open", description = "Bring in what you changed in a folder or on a branch.")
  int open(
      @Mixin DeskOptions options,
      @Parameters(
              arity = "0..1",
              paramLabel = "DIR",
              description = "The folder with skills and paths.")
          @Nullable Path folder,
      @Option(names = "--branch", paramLabel = "NAME", description = "A branch of corpus.git.")
          @Nullable String branch,
      @Option(
              names = "--base",
              paramLabel = "REV",
              description = "The commit of main the folder was made from.")
          @Nullable String base,
      @Option(
              names = "--reviewed",
              description = "You have looked at the names, links and addresses in it.")
          boolean reviewed) {
    if ((folder == null) == (branch == null)) {
      throw new ParameterException(
          options.spec().commandLine(), "Say either DIR or --branch NAME.");
    }
    ObjectNode body = DeskPrinter.object().put("reviewed", reviewed);
    if (folder != null) {
      body.put("folder", folder.toAbsolutePath().normalize().toString());
    }
    if (branch != null) {
      body.put("branch", branch);
    }
    if (base != null) {
      body.put("base", base);
    }
    return new DeskPrinter(options)
        .act(CHANGES, body, "Bring " + (folder == null ? branch : folder) + " to main?");
  }

  @Command(name = "list", description = "Changes that wait, oldest first.")
  int list(
      @Mixin DeskOptions options,
      @Option(names = "--all", description = "The newest, whatever became of them.") boolean all) {
    return new DeskPrinter(options).show(CHANGES + (all ? "?state=all" : ""), ChangeCommand::lines);
  }

  @Command(name = "show", description = "What a change would do to main as it is now.")
  int show(@Mixin DeskOptions options, @Parameters(paramLabel = "KEY") String key) {
    return new DeskPrinter(options).show(CHANGES + "/" + key, DetailsText::proposed);
  }

  @Command(name = "merge", description = "Bring a change to main.")
  int merge(@Mixin DeskOptions options, @Parameters(paramLabel = "KEY") String key) {
    return new DeskPrinter(options)
        .act(
            CHANGES + "/" + key + "/merge",
            DeskPrinter.object(),
            "Bring change " + key + " to main?");
  }

  @Command(name = "close", description = "Decide against a change.")
  int close(@Mixin DeskOptions options, @Parameters(paramLabel = "KEY") String key) {
    return new DeskPrinter(options)
        .act(CHANGES + "/" + key + "/close", DeskPrinter.object(), "Close change " + key + "?");
  }

  @Command(name = "revert", description = "Undo one change, and leave what came after it.")
  int revert(
      @Mixin DeskOptions options,
      @Parameters(
              paramLabel = "CHANGE",
              description = "Its key, the commit that brought it, or its amendment.")
          String change) {
    return new DeskPrinter(options)
        .act(
            CHANGES + "/" + ReviewCommand.encoded(change) + "/revert",
            DeskPrinter.object(),
            "Undo " + change + " on main?");
  }

  private static String lines(JsonNode answer) {
    return answer.path("items").isEmpty()
        ? "No change waits."
        : answer
            .path("items")
            .valueStream()
            .map(
                change ->
                    "%s %-9s %-7s %s %s"
                        .formatted(
                            ReviewText.text(change, "key"),
                            ReviewText.text(change, "kind"),
                            ReviewText.text(change, "state"),
                            ReviewText.text(change, TargetMembers.TYPE),
                            ReviewText.text(change, TargetMembers.ID)))
            .collect(Collectors.joining("\n"));
  }
}
