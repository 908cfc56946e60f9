package be.becivic.cli.review;

import be.becivic.server.offline.OperatorDesk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Command(
    name = "edit",
    description = "Let a held text through after a change.",
    footer = {
      "",
      "Examples:",
      "  becivic review edit 17 --redact",
      "  becivic review edit 17 --patch patch.json   where patch.json says, for instance,",
      "      {\"content\": {\"body\": \"The counter refused the copy.\"}}"
    })
final class ReviewEditCommand implements Callable<Integer> {
  private static final JsonMapper JSON = new JsonMapper();

  @Mixin private DeskOptions options;

  @Parameters(paramLabel = "ITEM")
  private String item;

  @Option(names = "--redact", description = "Take out what is marked.")
  private boolean redact;

  @Option(names = "--patch", paramLabel = "FILE", description = "A JSON merge patch of the text.")
  private @Nullable Path patch;

  @Override
  public Integer call() {
    if (redact == (patch != null)) {
      throw wrong("Say either --redact or --patch FILE.");
    }
    JsonNode change = patch == null ? redaction() : read(patch);
    return ReviewCommand.act(
        options,
        item,
        "edit",
        DeskPrinter.object().set("patch", change).asObject(),
        "Let the text of review %s through with this change?%n%s"
            .formatted(item, SafeText.of(change.toPrettyString())));
  }

  private JsonNode redaction() {
    try (OperatorDesk desk = options.open()) {
      String target = ReviewCommand.QUEUE + "/" + ReviewCommand.encoded(item);
      JsonNode details = JSON.readTree(desk.get(target).body()).path("details");
      JsonNode change = details.path("redaction");
      if (change.isEmpty()) {
        throw wrong("Nothing is marked in review " + item + ", or it is settled.");
      }
      return change;
    }
  }

  private JsonNode read(Path file) {
    try {
      return JSON.readTree(Files.readString(file));
    } catch (IOException | JacksonException _) {
      throw wrong(file + " cannot be read as JSON.");
    }
  }

  private ParameterException wrong(String why) {
    return new ParameterException(options.spec().commandLine(), why);
  }
}
