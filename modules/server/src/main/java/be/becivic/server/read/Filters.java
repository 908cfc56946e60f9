package be.becivic.server.read;

import be.becivic.library.search.text.SearchLanguage;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.operation.Parameter;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** Parameters that several questions share. */
final class Filters {
  /** How long an answer may be kept that moves with the content. */
  static final Duration CONTENT = Duration.ofMinutes(1);

  /** How long an answer may be kept that moves with what is handed in. */
  static final Duration SIGNALS = Duration.ofSeconds(30);

  private static final List<String> TOPICS =
      List.of(
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

  static final Parameter<String> AFTER =
      Parameter.text("after").says("The cursor that an earlier answer gave as next.");

  static final Parameter<Integer> UP_TO_100 =
      Parameter.upTo("limit", 100).otherwise(50).says("At most so many, up to 100.");

  /** As many as fit into what an agent reads at once. */
  static final Parameter<Integer> UP_TO_100_IN_TOOLS =
      Parameter.upTo("limit", 100).otherwise(10).toolOnly().says("At most so many, up to 100.");

  static final Parameter<List<Status>> SHOWN_STATUS =
      Parameter.choices("status", Stream.of(Status.values()), Status::wireName)
          .otherwise(List.of(Status.STABLE, Status.BETA, Status.ALPHA))
          .says("alpha, beta and stable when left out.");

  /** Answers to a search are shared by everyone who asks alike, so no header chooses it. */
  static final Parameter<SearchLanguage> TITLES_IN =
      Parameter.choice("lang", Stream.of(SearchLanguage.values()), SearchLanguage::code)
          .httpOnly()
          .says("Of titles; that of the words when left out.");

  private Filters() {}

  static Parameter<List<String>> topics(String name) {
    return Parameter.choices(name, TOPICS.stream(), topic -> topic).says("Only these topics.");
  }
}
