package be.becivic.corpus.check.rule;

import java.util.Set;
import java.util.regex.Pattern;

/** The form of catalogue names: kebab case, the agency first (S82). */
public final class CatalogueNames {
  public static final String REMEDY =
      "Use kebab case with the agency first, such as dvz-handling-fee-d-visa-eur.";
  private static final Pattern SHAPE = Pattern.compile("[a-z][a-z0-9]*+(?:-[a-z0-9]++)++");

  /** Words that say what a thing is, or where, but not whose it is. */
  private static final Set<String> NO_AGENCY =
      Set.of(
          "act",
          "address",
          "amount",
          "annual",
          "application",
          "art",
          "article",
          "belgian",
          "belgium",
          "certificate",
          "code",
          "cost",
          "days",
          "deadline",
          "decree",
          "document",
          "duration",
          "euro",
          "federal",
          "fee",
          "fine",
          "form",
          "general",
          "law",
          "maximum",
          "minimum",
          "months",
          "national",
          "number",
          "online",
          "page",
          "period",
          "price",
          "procedure",
          "processing",
          "rate",
          "regional",
          "registration",
          "standard",
          "term",
          "the",
          "threshold",
          "time",
          "value",
          "years");

  private CatalogueNames() {}

  public static boolean isWellFormed(String name) {
    return SHAPE.matcher(name).matches()
        && !NO_AGENCY.contains(name.substring(0, name.indexOf('-')));
  }
}
