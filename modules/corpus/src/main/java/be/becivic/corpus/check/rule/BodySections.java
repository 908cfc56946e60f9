package be.becivic.corpus.check.rule;

import java.util.List;
import java.util.Set;

/** The sections of a body, in their order (§6.1). */
public final class BodySections {
  public static final String BRANCHING = "Branching layer";
  static final String OBSERVATIONS = "Community observations";
  public static final String REQUESTS = "Requests for contributions";
  public static final String REFUSED = "Verify with";

  public static final List<String> ORDER =
      List.of(
          "Authoritative basis",
          BRANCHING,
          "Required documents",
          "Process",
          "Known surprises",
          OBSERVATIONS,
          REQUESTS);

  public static final List<String> REQUIRED =
      List.of("Authoritative basis", "Required documents", "Process", OBSERVATIONS, REQUESTS);

  /** Sections that state facts, each of which needs a source (§3). */
  public static final Set<String> FACTUAL =
      Set.of("Authoritative basis", BRANCHING, "Required documents", "Process", "Known surprises");

  private BodySections() {}
}
