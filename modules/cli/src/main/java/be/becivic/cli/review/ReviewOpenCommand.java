package be.becivic.cli.review;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "open",
    description = "Put a decision about a provider or the protocol up.",
    footer = {
      "",
      "Example:",
      "  becivic review open --kind protocol --note \"Should ratings have halves?\""
    })
final class ReviewOpenCommand implements Callable<Integer> {
  @Mixin private DeskOptions options;

  @Option(
      names = "--kind",
      required = true,
      paramLabel = "KIND",
      description = "provider or protocol.")
  private String kind;

  @Option(names = "--note", required = true, paramLabel = "WORDS", description = "What it is.")
  private String note;

  @Override
  public Integer call() {
    String full =
        switch (kind) {
          case "provider" -> "provider_eligibility";
          case "protocol" -> "protocol_amendment";
          default -> kind;
        };
    return ReviewCommand.begin(
        options,
        DeskPrinter.object().put("action", "open").put("kind", full).put("note", note),
        "Open a review?");
  }
}
