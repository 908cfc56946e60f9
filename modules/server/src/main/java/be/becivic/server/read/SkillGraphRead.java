package be.becivic.server.read;

import be.becivic.corpus.graph.GraphFilter;
import be.becivic.corpus.graph.GraphJson;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.library.Library;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** The skill graph (§24.2). A profile that comes with the question is not looked at. */
record SkillGraphRead(Library library, String baseUrl) implements Read {
  static final Set<String> TOPICS =
      Set.of(
          "nationality",
          "residency",
          "employment",
          "civic-status",
          "social-security",
          "education",
          "taxation",
          "family",
          "housing",
          "travel-documents",
          "meta");
  private static final Set<String> LOCALES = Set.of("NL", "FR", "DE", "EN");

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    return filter(arguments)
        .map(filter -> GraphJson.of(SkillGraph.of(library.corpus(), filter), baseUrl));
  }

  private static Outcome<GraphFilter> filter(Arguments arguments) {
    return Choices.each(arguments, "applies_to", SkillGraphRead::topic)
        .then(
            topics ->
                Choices.statuses(arguments, GraphFilter.DEFAULT.statuses())
                    .then(
                        statuses ->
                            locale(arguments).then(locale -> filter(topics, statuses, locale))));
  }

  private static Outcome<GraphFilter> filter(
      List<String> topics, List<Status> statuses, Optional<String> locale) {
    return statuses.stream().anyMatch(Status::isFrozen)
        ? Outcome.refused(Rejection.schema("/status", "enum"))
        : Outcome.ok(new GraphFilter(topics, statuses, locale));
  }

  static Optional<String> topic(String text) {
    return Optional.of(text).filter(TOPICS::contains);
  }

  private static Outcome<Optional<String>> locale(Arguments arguments) {
    Optional<String> locale = arguments.find("customer_locale");
    return locale.isEmpty() || LOCALES.contains(locale.get())
        ? Outcome.ok(locale)
        : Outcome.refused(Rejection.schema("/customer_locale", "enum"));
  }
}
