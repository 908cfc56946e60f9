package be.becivic.cli.review;

import be.becivic.cli.option.Help;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "review",
    description = "What waits for a maintainer: look at it, then decide.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {ReviewEditCommand.class, ReviewOpenCommand.class},
    footer = {
      "",
      "Things of seven classes wait in one queue: injection flags, held texts, proposals of",
      "new skills and paths, messages to the operator, what upkeep found, and decisions",
      "about providers and about the protocol. Every action asks first and is written to",
      "the decision log, which is public: the words you put there name nobody.",
      "",
      "Examples:",
      "  becivic review list                        what waits, oldest first",
      "  becivic review show 17                     everything there is to know about it",
      "  becivic review release 17                  let a held text through as it is",
      "  becivic review edit 17 --redact            the same, names taken out",
      "  becivic review merge 19                    bring a proposal to main",
      "  becivic review judge 18 dismissed          a false alarm: put the artefact back",
      "  becivic review restore skill visa --to 0.1.3  what it said then",
      "  becivic review vouch value val-00019        stand for the change under review",
      "  becivic review deprecate skill old-skill --superseded-by new-skill"
    })
public final class ReviewCommand implements Runnable {
  static final String QUEUE = "/api/_internal/review";

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do.");
  }

  @Command(name = "list", description = "What waits, oldest first.")
  int list(
      @Mixin DeskOptions options,
      @Option(
              names = "--class",
              paramLabel = "CLASS",
              description =
                  "Only injection_flag, ner_hold, draft, feedback, provider_eligibility,"
                      + " protocol_amendment or upkeep.")
          @Nullable String reviewClass,
      @Option(names = "--settled", description = "What was decided, newest first.")
          boolean settled) {
    String query =
        "?state="
            + (settled ? "settled" : "open")
            + Optional.ofNullable(reviewClass).map(name -> "&class=" + encoded(name)).orElse("");
    return new DeskPrinter(options).show(QUEUE + query, ReviewText::list);
  }

  @Command(
      name = "show",
      description = "Everything about one item: held text and marks, diff, flags.")
  int show(@Mixin DeskOptions options, @Parameters(paramLabel = "ITEM") String item) {
    return new DeskPrinter(options).show(QUEUE + "/" + encoded(item), ReviewText::show);
  }

  @Command(name = "release", description = "Let a held text through as it is.")
  int release(@Mixin DeskOptions options, @Parameters(paramLabel = "ITEM") String item) {
    return act(
        options,
        item,
        "release",
        DeskPrinter.object(),
        "Let the text of review " + item + " through as it is?");
  }

  @Command(name = "discard", description = "Destroy a held text.")
  int discard(@Mixin DeskOptions options, @Parameters(paramLabel = "ITEM") String item) {
    return act(
        options,
        item,
        "discard",
        DeskPrinter.object(),
        "Destroy the text of review " + item + " for good?");
  }

  @Command(name = "merge", description = "Bring a proposal to main, or approve an item.")
  int merge(@Mixin DeskOptions options, @Parameters(paramLabel = "ITEM") String item) {
    return act(options, item, "merge", DeskPrinter.object(), "Approve review " + item + "?");
  }

  @Command(name = "close", description = "Decide against a proposal, or close an item.")
  int close(@Mixin DeskOptions options, @Parameters(paramLabel = "ITEM") String item) {
    return act(options, item, "close", DeskPrinter.object(), "Close review " + item + "?");
  }

  @Command(name = "judge", description = "Say what to make of an injection flag.")
  int judge(
      @Mixin DeskOptions options,
      @Parameters(paramLabel = "ITEM") String item,
      @Parameters(
              paramLabel = "VERDICT",
              description = "upheld keeps it down; dismissed puts it back.")
          String verdict) {
    return act(
        options,
        item,
        "judge",
        DeskPrinter.object().put("judgement", verdict),
        "Judge the flag of review " + item + " as " + verdict + "?");
  }

  @Command(name = "triage", description = "Mark a message to the operator as looked at.")
  int triage(@Mixin DeskOptions options, @Parameters(paramLabel = "ITEM") String item) {
    return act(options, item, "triage", DeskPrinter.object(), "Mark " + item + " as looked at?");
  }

  @Command(name = "note", description = "Add a note to the log of an item, for all to read.")
  int note(
      @Mixin DeskOptions options,
      @Parameters(paramLabel = "ITEM") String item,
      @Parameters(paramLabel = "WORDS") String words) {
    return act(
        options,
        item,
        "note",
        DeskPrinter.object().put("note", words),
        "Add this note for good, for all to read?");
  }

  @Command(name = "retract", description = "Take a committed row back for good, such as con-00012.")
  int retract(@Mixin DeskOptions options, @Parameters(paramLabel = "UID") String uid) {
    return begin(
        options,
        DeskPrinter.object().put("action", "retract").put("uid", uid),
        "Destroy " + uid + " and everything public that came of it, for good?");
  }

  @Command(name = "deprecate", description = "Retire a skill, path, source or catalogue row.")
  int deprecate(
      @Mixin DeskOptions options,
      @Mixin TargetParameters target,
      @Option(
              names = "--superseded-by",
              paramLabel = "ID",
              description = "The skill or path that takes its place.")
          @Nullable String other) {
    ObjectNode body = target.body("deprecate");
    if (other != null) {
      body.put("superseded_by", other);
    }
    return begin(options, body, "Retire " + target + "?");
  }

  @Command(name = "quarantine", description = "Take a skill, path, source or row down.")
  int quarantine(
      @Mixin DeskOptions options,
      @Mixin TargetParameters target,
      @Option(
              names = "--reason",
              required = true,
              paramLabel = "WORDS",
              description = "Why, for all to read.")
          String reason) {
    return begin(
        options, target.body("quarantine").put("reason", reason), "Take " + target + " down?");
  }

  @Command(name = "reinstate", description = "Put back what was taken down or retired.")
  int reinstate(@Mixin DeskOptions options, @Mixin TargetParameters target) {
    return begin(options, target.body("reinstate"), "Put " + target + " back?");
  }

  @Command(name = "restore", description = "Put an earlier text back, whatever came after it.")
  int restore(
      @Mixin DeskOptions options,
      @Mixin TargetParameters target,
      @Option(
              names = "--to",
              required = true,
              paramLabel = "VERSION",
              description = "The version it had; of a value or reference, the revision.")
          String version) {
    return begin(
        options,
        target.body("restore").put("to", version),
        "Put " + target + " back to " + version + "?");
  }

  @Command(
      name = "vouch",
      description = "Stand for the change that is under review, so that it is ours from now on.")
  int vouch(@Mixin DeskOptions options, @Mixin TargetParameters target) {
    return begin(options, target.body("vouch"), "Stand for the change of " + target + "?");
  }

  static int act(
      DeskOptions options, String item, String action, ObjectNode body, String question) {
    return new DeskPrinter(options).act(QUEUE + "/" + encoded(item) + "/" + action, body, question);
  }

  static int begin(DeskOptions options, ObjectNode body, String question) {
    return new DeskPrinter(options).act(QUEUE, body, question);
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
