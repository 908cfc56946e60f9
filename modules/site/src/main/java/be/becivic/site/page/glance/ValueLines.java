package be.becivic.site.page.glance;

import be.becivic.corpus.skill.Frontmatter;
import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.CitedValue;
import be.becivic.site.body.SkillContents;
import be.becivic.site.body.figure.ValueText;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.view.glance.GlanceLine;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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

  /** How a name says that a value is of the past, or of what is no law yet. */
  private static final Pattern NOT_IN_FORCE =
      Pattern.compile("(?i)\\b(?:older|old|former|reform)\\b");

  /** How a name says that a value is an age: a condition, unless an author calls it a time. */
  private static final Pattern AGE = Pattern.compile("(?i)\\bage\\b");

  private final PageContext context;
  private final List<CitedValue> values;
  private final List<String> costs;
  private final List<String> times;
  private final Map<String, Set<String>> casesOf;
  private final CaseRegions regions;
  private final LocalDate lastEntered;

  ValueLines(PageContext context, SkillReading reading) {
    this.context = context;
    SkillContents contents = reading.written().contents();
    List<String> order = contents.values();
    this.values =
        reading.citations().values().stream()
            .filter(CitedValue::isResolved)
            .sorted(Comparator.comparingInt(value -> order.indexOf(value.uid())))
            .toList();
    Frontmatter fields = reading.skill().frontmatter();
    this.costs = fields.glance(Frontmatter.GLANCE_COSTS);
    this.times = fields.glance(Frontmatter.GLANCE_TIMES);
    this.casesOf = contents.casesOf();
    this.regions = new CaseRegions(contents.cases());
    this.lastEntered =
        values.stream()
            .flatMap(value -> value.entry().flatMap(CatalogueEntry::ours).stream())
            .map(row -> LocalDate.ofInstant(row.committedAt(), ZoneOffset.UTC))
            .max(Comparator.naturalOrder())
            .orElse(LocalDate.MIN);
  }

  /**
   * What the author set in front; then what everybody pays before what only some do, and what is
   * asked today before what once was or what one place asks. Where only an earlier amount is known,
   * that today's is not comes first.
   */
  List<GlanceLine> costs() {
    List<CitedValue> others =
        values.stream()
            .filter(ValueLines::isMoney)
            .filter(value -> COST.matcher(value.name()).find())
            .filter(value -> !NO_COST.matcher(value.name()).find())
            .filter(value -> !costs.contains(value.uid()))
            .sorted(
                Comparator.comparing(this::isNotInForce)
                    .thenComparing(ValueLines::isUnusual)
                    .thenComparing(this::isPast)
                    .thenComparing(value -> audience(value).isPresent())
                    .thenComparing(ValueLines::amount, Comparator.reverseOrder()))
            .toList();
    List<CitedValue> first = listed(costs);
    boolean hasPast = Stream.concat(first.stream(), others.stream()).anyMatch(this::isPast);
    List<CitedValue> told =
        Stream.concat(
                first.stream(),
                others.stream().filter(value -> !hasPast || content(value).isPresent()))
            .toList();
    return Stream.concat(
            told.stream().limit(1).flatMap(this::caution), told.stream().flatMap(this::line))
        .toList();
  }

  private List<CitedValue> listed(List<String> uids) {
    return uids.stream()
        .flatMap(uid -> values.stream().filter(value -> value.uid().equals(uid)))
        .toList();
  }

  private Stream<GlanceLine> caution(CitedValue first) {
    return Stream.of("today", "some")
        .filter(why -> why.equals("today") ? isPast(first) : isOnlyForSome(first))
        .map(why -> GlanceLine.ours(context.t("glance.cost." + why)))
        .map(line -> line.inCases(casesOf.getOrDefault(first.uid(), Set.of())));
  }

  /** What an author set in front of costs is for some only if it is a case's. */
  private boolean isOnlyForSome(CitedValue value) {
    return isUnusual(value) && (!costs.contains(value.uid()) || casesOf.containsKey(value.uid()));
  }

  private static boolean isUnusual(CitedValue value) {
    return UNUSUAL.matcher(value.name()).find();
  }

  private boolean isPast(CitedValue value) {
    return isMoney(value) && PastAmount.yearOf(context, value, Year.from(lastEntered)).isPresent();
  }

  /** An author may know that a value is not what its name says; a name tells the others. */
  private boolean isNotInForce(CitedValue value) {
    return isCalled(NOT_IN_FORCE, value);
  }

  private boolean isCalled(Pattern words, CitedValue value) {
    return Uid.parse(Uid.Kind.VOLATILE_VALUE, value.uid())
        .flatMap(uid -> context.corpus().valueLabels().find(uid, "en"))
        .filter(name -> words.matcher(name).find())
        .isPresent();
  }

  /** Whether its day was over before anything on the page was last entered. */
  private boolean isOver(CitedValue value) {
    return value.lastDay().filter(day -> day.isBefore(lastEntered)).isPresent();
  }

  /**
   * What the author set in front; then waits and deadlines, and what counts in years, which is
   * mostly a condition, as an age always is. What is over or not in force comes last.
   */
  List<GlanceLine> times() {
    List<CitedValue> others =
        Stream.concat(
                values.stream().filter(this::isShortTime),
                values.stream().filter(value -> LONG.contains(unit(value))))
            .filter(value -> !times.contains(value.uid()))
            .filter(value -> !isCalled(AGE, value))
            .sorted(Comparator.comparing(this::isNotInForce))
            .toList();
    return Stream.concat(listed(times).stream(), others.stream())
        .sorted(Comparator.comparing(this::isOver))
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
                    .map(line -> line.onlyFor(LocalAudience.of(context, uid, regions)))
                    .map(line -> line.inCases(casesOf.getOrDefault(value.uid(), Set.of())))
                    .stream());
  }

  private GlanceLine named(String label, CitedValue value) {
    return PastAmount.yearOf(context, value, Year.from(lastEntered))
        .filter(_ -> isMoney(value))
        .map(year -> new PastAmount(label, figure(value), year).line(context))
        .orElseGet(() -> GlanceLine.ours(label).withFigure(figure(value)).until(value.lastDay()));
  }

  private Optional<String> audience(CitedValue value) {
    return Uid.parse(Uid.Kind.VOLATILE_VALUE, value.uid())
        .flatMap(uid -> LocalAudience.of(context, uid, regions));
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
