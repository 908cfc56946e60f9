package be.becivic.changes.check;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.data.SourceClasses;
import be.becivic.corpus.skill.Skill;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.JsonNodeFactory;

/** Reads the first content of a catalogue row from the tag that introduces it (§6.11). */
final class TagContents {
  private static final Pattern AMOUNT =
      Pattern.compile("(€ ?)?(\\d{1,12})(?:[.,](\\d{1,2}))?( ?€| ?EUR| euros?| [a-z]{3,12})?");

  private TagContents() {}

  /** A plain number with its unit where there is one; anything else stays the text it is. */
  static CatalogueValue scalar(Tag tag, Skill skill) {
    String text = tag.content().map(span -> span.in(skill.file().text()).strip()).orElse("");
    Matcher amount = AMOUNT.matcher(text.replace('\u00a0', ' '));
    if (!amount.matches()) {
      String json = JsonNodeFactory.instance.stringNode(text).toString();
      return CatalogueValue.of(CatalogueValueType.STRING, json);
    }
    Optional<String> decimals = Optional.ofNullable(amount.group(3));
    BigDecimal number =
        new BigDecimal(amount.group(2) + decimals.map(digits -> "." + digits).orElse(""));
    return new CatalogueValue(
        decimals.isPresent() ? CatalogueValueType.NUMBER : CatalogueValueType.INTEGER,
        number.toPlainString(),
        unit(amount),
        Optional.empty(),
        Optional.empty());
  }

  private static Optional<String> unit(Matcher amount) {
    Optional<String> after = Optional.ofNullable(amount.group(4)).map(String::strip);
    boolean isMoney =
        amount.group(1) != null || after.filter(word -> word.matches("€|EUR|euros?")).isPresent();
    return isMoney ? Optional.of("EUR") : after;
  }

  static Citation citation(Tag tag, SourceClasses classes) {
    String url = tag.value("url").orElse("");
    return new Citation(
        tag.value("title").orElse(""),
        Optional.empty(),
        url,
        Optional.empty(),
        Optional.empty(),
        classes.tierOf(url),
        tag.value("last_verified").flatMap(TagContents::date));
  }

  private static Optional<LocalDate> date(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }
}
