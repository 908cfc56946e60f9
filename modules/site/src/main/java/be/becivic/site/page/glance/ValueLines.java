package be.becivic.site.page.glance;

import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.CitedValue;
import be.becivic.site.body.figure.ValueText;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.view.glance.GlanceLine;
import java.math.BigDecimal;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The amounts and times a skill cites, by the names people know them by. What a value means is told
 * by its unit and by its name, which ends in what it measures.
 */
final class ValueLines {
  private static final Pattern COST =
      Pattern.compile("fee|price|cost|contribution|duty|passport|plate|reprint|deposit|tax|charge");
  private static final Pattern NO_COST =
      Pattern.compile("former|means|income|fine|salary|turnover|amount|legal-aid");

  /** What only some pay, or only those in a hurry. */
  private static final Pattern UNUSUAL =
      Pattern.compile("urgent|reduced|minor|student|-end-|reprint|resident-");

  private static final Pattern DAY = Pattern.compile("deadline|until|-by$|-(?:days|weeks|months)$");
  private static final Set<String> SHORT =
      Set.of("days", "working days", "week", "weeks", "month", "months");
  private static final Set<String> LONG = Set.of("year", "years");

  private final PageContext context;
  private final List<CitedValue> values;
  private final Year lastEntered;

  ValueLines(PageContext context, SkillReading reading) {
    this.context = context;
    List<String> order = reading.written().contents().values();
    this.values =
        reading.citations().values().stream()
            .filter(CitedValue::isResolved)
            .sorted(Comparator.comparingInt(value -> order.indexOf(value.uid())))
            .toList();
    this.lastEntered =
        values.stream()
            .flatMap(value -> value.entry().flatMap(CatalogueEntry::ours).stream())
            .map(row -> Year.from(row.committedAt().atOffset(ZoneOffset.UTC)))
            .max(Comparator.naturalOrder())
            .orElse(Year.of(0));
  }

  /**
   * What everybody pays before what only some do, and what is asked today before what once was.
   * Where only an earlier amount is known, that today's is not comes first.
   */
  List<GlanceLine> costs() {
    List<CitedValue> costs =
        values.stream()
            .filter(ValueLines::isMoney)
            .filter(value -> COST.matcher(value.name()).find())
            .filter(value -> !NO_COST.matcher(value.name()).find())
            .sorted(
                Comparator.comparing(ValueLines::isUnusual)
                    .thenComparing(this::isPast)
                    .thenComparing(ValueLines::amount, Comparator.reverseOrder()))
            .toList();
    boolean hasPast = costs.stream().anyMatch(this::isPast);
    List<CitedValue> told =
        costs.stream().filter(value -> !hasPast || content(value).isPresent()).toList();
    return Stream.concat(
            told.stream().limit(1).flatMap(this::caution), told.stream().flatMap(this::line))
        .toList();
  }

  private Stream<GlanceLine> caution(CitedValue first) {
    return Stream.of("today", "some")
        .filter(why -> why.equals("today") ? isPast(first) : isUnusual(first))
        .map(why -> GlanceLine.ours(context.t("glance.cost." + why)));
  }

  private static boolean isUnusual(CitedValue value) {
    return UNUSUAL.matcher(value.name()).find();
  }

  private boolean isPast(CitedValue value) {
    return isMoney(value) && PastAmount.yearOf(context, value, lastEntered).isPresent();
  }

  /** Waits and deadlines; what counts in years is mostly a condition and comes last. */
  List<GlanceLine> times() {
    return Stream.concat(
            values.stream().filter(this::isShortTime),
            values.stream().filter(value -> LONG.contains(unit(value))))
        .flatMap(this::line)
        .toList();
  }

  /** A deposit is counted in months of rent. */
  private static boolean isMoney(CitedValue value) {
    return unit(value).equals("EUR")
        || value.name().endsWith("-eur")
        || value.name().endsWith("-deposit-months");
  }

  private boolean isShortTime(CitedValue value) {
    return !isMoney(value) && isTime(value);
  }

  private static boolean isTime(CitedValue value) {
    return SHORT.contains(unit(value)) || unit(value).isEmpty() && DAY.matcher(value.name()).find();
  }

  private Stream<GlanceLine> line(CitedValue value) {
    return Uid.parse(Uid.Kind.VOLATILE_VALUE, value.uid()).stream()
        .flatMap(
            uid ->
                label(uid)
                    .map(label -> named(label, value))
                    .map(line -> line.linkedTo(context.href("/values/" + uid)))
                    .map(line -> line.onlyFor(LocalAudience.of(context, uid)))
                    .stream());
  }

  private GlanceLine named(String label, CitedValue value) {
    return PastAmount.yearOf(context, value, lastEntered)
        .filter(_ -> isMoney(value))
        .map(year -> new PastAmount(label, figure(value), year).line(context))
        .orElseGet(() -> GlanceLine.ours(label).withFigure(figure(value)).until(value.lastDay()));
  }

  private Optional<String> label(Uid uid) {
    return context.corpus().valueLabels().find(uid, context.reader().language().code());
  }

  private String figure(CitedValue value) {
    return content(value)
        .map(scalar -> ValueText.of(scalar, context.reader().language()))
        .orElseGet(() -> context.t("value.unknown"));
  }

  /** Great amounts come first; one that nobody knows comes last. */
  private static BigDecimal amount(CitedValue value) {
    return content(value)
        .filter(scalar -> scalar.type() != CatalogueValueType.STRING)
        .map(scalar -> new BigDecimal(scalar.json()))
        .orElse(BigDecimal.ZERO);
  }

  private static String unit(CitedValue value) {
    return content(value).flatMap(CatalogueValue::unit).orElse("");
  }

  private static Optional<CatalogueValue> content(CitedValue value) {
    return value.entry().flatMap(CatalogueEntry::ours).flatMap(Revision::content);
  }
}
