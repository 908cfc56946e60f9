package be.becivic.harness.tool.walking;

import static java.util.stream.Collectors.joining;

import be.becivic.harness.session.Wordings;
import be.becivic.harness.traversal.PathTraversal;
import be.becivic.harness.traversal.SourceEntry;
import be.becivic.harness.traversal.TraversalStage;
import be.becivic.protocol.predicate.Axis;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What the agent conveys at each step of a walk. */
final class TraversalWords {
  private TraversalWords() {}

  /**
   * The step at hand.
   *
   * @param unsaid what the profile would have to say before more sources could be for the person
   */
  static String of(JsonNode path, PathTraversal walk, ObjectNode profile, Set<Axis> unsaid) {
    return switch (walk.stage()) {
      case AWAITING_CONSENT -> "The person has to agree to this delivery first.";
      case AWAITING_OUTCOME -> handoff(path, walk.current().orElseThrow(), profile);
      case NONE_ELIGIBLE, EXHAUSTED -> choice(walk, unsaid);
      case OBTAINED ->
          "The document is there. Note the progress with remember; the file stays where the person"
              + " put it.";
      case SEARCHING -> "The person looks for another route; Be Civic proposes none.";
      case SKIPPED -> "Left out for now; it can be taken up again with action start.";
    };
  }

  /**
   * How to go on where no source is left. Nothing is said to have failed that was not tried, and
   * what only waits for an answer of the person is asked for before the counter is.
   */
  private static String choice(PathTraversal walk, Set<Axis> unsaid) {
    String actions = "(actions " + (walk.hasCounter() ? "commune, " : "") + "search, skip)";
    if (!unsaid.isEmpty()) {
      return "More online routes may be open; that depends on what the profile does not say: "
          + unsaid.stream().map(TraversalWords::question).distinct().collect(joining("; "))
          + ". Ask the person, write it with update_profile and call with action start again. If"
          + " they would rather not say, ask how they want to go on "
          + actions
          + ".";
    }
    if (walk.hasFailed()) {
      return "Ask the person: “" + Wordings.EXHAUSTED + "” " + actions;
    }
    return walk.stage() == TraversalStage.NONE_ELIGIBLE
        ? "No source of this path is for this person. Ask whether to search online directly or to"
            + " visit their commune, or to skip it "
            + actions
            + "."
        : "No online route is left for this person. Ask whether they want to be walked through a"
            + " visit to their commune, to search online for another route, or to skip this"
            + " document for now "
            + actions
            + ".";
  }

  private static String question(Axis axis) {
    List<String> choices = (axis == Axis.HAS_EID ? Axis.HAS_ID_CARD : axis).choices();
    return axis.place() + (choices.isEmpty() ? "" : " (" + String.join(", ", choices) + ")");
  }

  /** The consent surface of an audited delivery. */
  static String consent(JsonNode path, SourceEntry source) {
    return "Using this route ("
        + source.id()
        + ") delivers a real document on record each time: "
        + path.at("/title/en").asString("")
        + ". "
        + source.json().at("/actor/handoff/user_responsibility").stringValue("")
        + " Do you want to use it now?";
  }

  /** Where nothing may be tried: the name, the addresses and the words (§24.4). */
  static String adviceOnly(JsonNode path) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Your agent cannot walk this path in this client; it can say where it leads. "
            + path.at("/title/en").asString("")
            + ": "
            + path.at("/description/en").asString(""));
    lines.add("Name the person the route for where they live:");
    path.path("sources").forEach(source -> lines.add("- " + route(source)));
    return String.join("\n", lines);
  }

  private static String route(JsonNode source) {
    List<String> regions =
        source.at("/audience/regions").valueStream().map(each -> each.asString("")).toList();
    return Stream.of(
            (regions.isEmpty() ? "anywhere" : String.join(", ", regions)) + ":",
            source.at("/procedure/deeplink").asString(""),
            source.at("/actor/handoff/user_responsibility").stringValue(""))
        .filter(part -> !part.isEmpty())
        .collect(joining(" "));
  }

  private static String handoff(JsonNode path, SourceEntry source, ObjectNode profile) {
    JsonNode handoff = source.json().at("/actor/handoff");
    List<String> lines = new ArrayList<>();
    lines.add("Source " + source.id() + " for " + path.at("/title/en").asString("") + ".");
    if (!source.handoffWhen().equals("none")) {
      lines.add("Convey this before handing over:");
      lines.add("- your part: " + handoff.path("agent_responsibility").stringValue(""));
      lines.add("- the person's part: " + handoff.path("user_responsibility").stringValue(""));
      lines.add("- how to go on: " + handoff.path("resumption").stringValue(""));
    }
    if (source.isUnobserved()) {
      lines.add(
          "Say also: what happens after this point is from documentation; nobody has confirmed it"
              + " yet.");
    }
    String link = source.json().at("/procedure/deeplink").asString("");
    if (!link.isEmpty()) {
      lines.add("Link: " + link + ". " + driving(profile));
    }
    lines.add("How one can tell: " + source.json().at("/validation_path/success_signals"));
    lines.add("What goes wrong: " + source.json().at("/validation_path/failure_signals"));
    lines.add("Then call with action done, failed (with signal) or decline.");
    return String.join("\n", lines);
  }

  /** What the person said about their browser (§8.7.4). */
  private static String driving(ObjectNode profile) {
    return switch (profile.path("browser_driving_preference").stringValue("ask-each-time")) {
      case "drive-by-default" -> "The person lets you open it in their browser.";
      case "never-drive" -> "Give the link only: the person drives their own browser.";
      default -> "Ask before you open it in the person's browser, or give the link.";
    };
  }
}
