package be.becivic.corpus.data;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** What a row of the catalogue shows where a text cites it. */
public sealed interface ShownContent {

  /**
   * A value.
   *
   * @param says absent while nobody knows it
   */
  record Value(Optional<JsonNode> says, Optional<String> unit) implements ShownContent {
    private static final Pattern AMOUNT =
        Pattern.compile("(€ ?)?(-?\\d{1,12}(?:[.,]\\d{1,6})?) ?(\\D.*)?");
    private static final Set<String> EURO = Set.of("€", "EUR", "euro", "euros");
    private static final String UNKNOWN = "not known yet";

    /** Whether words between two tags say the same: a number in any spelling, a text as it is. */
    public boolean reads(String words) {
      String told = words.replace('\u00a0', ' ').strip().replaceAll("\\s+", " ");
      return says.map(
              value -> value.isNumber() ? reads(told, value.decimalValue()) : told.equals(text()))
          .orElse(told.equals(UNKNOWN));
    }

    private boolean reads(String told, BigDecimal number) {
      Matcher amount = AMOUNT.matcher(told);
      return amount.matches()
          && new BigDecimal(amount.group(2).replace(',', '.')).compareTo(number) == 0
          && counted(amount).equals(unit.map(Value::singular));
    }

    private static Optional<String> counted(Matcher amount) {
      Optional<String> after = Optional.ofNullable(amount.group(3));
      if (amount.group(1) == null) {
        return after.map(Value::singular);
      }
      return Optional.of(after.isEmpty() ? "EUR" : amount.group());
    }

    /** One month and six months count the same. */
    private static String singular(String unit) {
      return EURO.contains(unit) ? "EUR" : unit.replaceAll("s\\b", "");
    }

    private String text() {
      String text = says.map(JsonNode::asString).orElse("");
      return unit.map(counted -> text + " " + counted).orElse(text).replaceAll("\\s+", " ");
    }
  }

  /**
   * A reference.
   *
   * @param lastVerified as a day is written, where somebody looked
   */
  record Source(String title, String url, Optional<String> lastVerified) implements ShownContent {}
}
