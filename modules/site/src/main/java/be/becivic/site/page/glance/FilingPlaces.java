package be.becivic.site.page.glance;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.language.Language;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.Authority;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.glance.GlanceLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Where a procedure is done: by the routes it needs when filing, else by who is in charge. */
final class FilingPlaces {
  private static final String COMMUNES = "belgian-communes";
  private static final Set<String> WHEN_FILING = Set.of("at-filing", "any");

  /** How a note begins that says when a route is needed. */
  private static final Pattern CONDITION = Pattern.compile("(?:Only|For|When|If|Once)\\b");

  private static final Pattern FREE = Pattern.compile("(?i)free(?: of charge)?\\.?");

  private static final Pattern SAYS_FREE = Pattern.compile("(?i)free\\b");

  /** A route, and what the skill says about needing it. */
  private record NeededRoute(JsonFields entry, PathEntry path) {}

  private final PageContext context;
  private final Skill skill;
  private final AuthorWords words;

  FilingPlaces(PageContext context, Skill skill) {
    this.context = context;
    this.skill = skill;
    this.words = new AuthorWords(context);
  }

  List<GlanceLine> list() {
    List<GlanceLine> places = new ArrayList<>();
    if (isAtTheCommune()) {
      places.add(GlanceLine.ours(context.t("glance.commune")).linkedTo(context.href("/communes")));
    }
    Set<String> named = new HashSet<>();
    filing().forEach(needed -> offices(needed, named).forEach(places::add));
    if (places.isEmpty() && isOfPapersFromAbroad()) {
      places.add(GlanceLine.ours(context.t("glance.origin")));
    }
    if (places.isEmpty()) {
      Authority.name(context, skill.frontmatter().text("authority_id"))
          .map(office -> GlanceLine.ours(context.t("glance.incharge", office)))
          .ifPresent(places::add);
    }
    return places.stream().distinct().toList();
  }

  /** What offices say about money, where no amount is known; of several routes, which one. */
  List<GlanceLine> fees() {
    boolean hasSeveral = filing().map(needed -> needed.path().id()).distinct().count() > 1;
    return filing().flatMap(needed -> fees(needed.path(), hasSeveral)).distinct().toList();
  }

  private Stream<GlanceLine> fees(PathEntry path, boolean isOneOfSeveral) {
    return procedures(path)
        .flatMap(step -> step.text("fee_note").stream())
        .distinct()
        .map(
            note -> {
              boolean isFree = FREE.matcher(note).matches();
              return isFree && isOneOfSeveral
                  ? free(note, path)
                  : isFree ? GlanceLine.ours(context.t("glance.cost.free")) : words.line(note);
            });
  }

  /** The first thing that can be had for nothing, and how far. */
  Optional<GlanceLine> free() {
    return filing()
        .flatMap(
            needed ->
                procedures(needed.path())
                    .flatMap(step -> step.text("fee_note").stream())
                    .filter(note -> SAYS_FREE.matcher(note).lookingAt())
                    .map(note -> free(note, needed.path())))
        .findFirst();
  }

  private GlanceLine free(String note, PathEntry path) {
    Language language = context.reader().language();
    String how =
        FREE.matcher(note).matches() ? context.t("glance.cost.free") : words.line(note).text();
    return GlanceLine.ours(language.labelled(LocalTitles.of(path, language), decapitalised(how)))
        .linkedTo(context.href(ArtefactLinks.path(path)));
  }

  private boolean isAtTheCommune() {
    boolean asksForIt =
        skill.frontmatter().inputs().stream().anyMatch(input -> input.type().equals("commune"));
    boolean names =
        skill.frontmatter().summary().filter(text -> text.contains("commune")).isPresent();
    boolean isCommunes =
        skill.frontmatter().text("authority_id").filter(COMMUNES::equals).isPresent();
    return (asksForIt && names || isCommunes) && filing().findAny().isEmpty();
  }

  /** What is done with a paper of another country without any office here is done there. */
  private boolean isOfPapersFromAbroad() {
    return skill.frontmatter().inputs().stream()
        .anyMatch(input -> input.name().equals("origin_country"));
  }

  /**
   * The offices of a route that are not single communes', those for people who live here first, and
   * whom they are for; a route without one by its title.
   */
  private List<GlanceLine> offices(NeededRoute needed, Set<String> named) {
    String route = context.href(ArtefactLinks.path(needed.path()));
    String condition = condition(needed);
    List<GlanceLine> offices =
        needed.path().sources().stream()
            .filter(source -> !LocalAudience.isOfSingleCommunes(source))
            .sorted(Comparator.comparing(LocalAudience::isOnlyAbroad))
            .flatMap(
                source ->
                    office(source).filter(named::add).map(words::line).stream()
                        .map(
                            line ->
                                line.withText(
                                    line.text()
                                        + (LocalAudience.isOnlyAbroad(source)
                                            ? " (" + context.t("glance.abroad") + ")"
                                            : condition))))
            .map(line -> line.linkedTo(route))
            .toList();
    boolean isNamed =
        needed.path().sources().stream().anyMatch(source -> office(source).isPresent());
    return isNamed
        ? offices
        : List.of(
            GlanceLine.ours(LocalTitles.of(needed.path(), context.reader().language()) + condition)
                .linkedTo(route));
  }

  private String condition(NeededRoute needed) {
    return needed
        .entry()
        .text("notes")
        .filter(note -> CONDITION.matcher(note).lookingAt())
        .map(words::line)
        .filter(line -> !line.isEnglish() || context.reader().language() == Language.EN)
        .map(line -> " (" + clause(line.text()) + ")")
        .orElse("");
  }

  /** The first clause of a sentence, as part of another. */
  private static String clause(String sentence) {
    String first = sentence.replaceFirst("(?<=.)\\h?[.;:](?=\\h|$).*$", "");
    return decapitalised(first);
  }

  private static String decapitalised(String words) {
    return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
  }

  /** Where it is handed in; what helps on the way counts where nothing says so. */
  private Stream<NeededRoute> filing() {
    List<Predicate<JsonFields>> nearestFirst =
        List.of(
            needed -> isFiling(needed) && isSubmission(needed),
            FilingPlaces::isSubmission,
            needed -> isFiling(needed) && !needed.text("role").orElse("").equals("check-only"));
    return nearestFirst.stream()
        .map(needed -> routes(needed).toList())
        .filter(found -> !found.isEmpty())
        .findFirst()
        .stream()
        .flatMap(List::stream);
  }

  private static boolean isFiling(JsonFields needed) {
    return WHEN_FILING.contains(needed.text("timing").orElse("any"));
  }

  private static boolean isSubmission(JsonFields needed) {
    return needed.text("role").filter("submission"::equals).isPresent();
  }

  private Stream<NeededRoute> routes(Predicate<JsonFields> needed) {
    return new JsonFields(skill.frontmatter().json())
        .objects("requires_paths").stream()
            .filter(needed)
            .flatMap(
                entry ->
                    entry
                        .text("id")
                        .flatMap(context.corpus().paths()::find)
                        .map(path -> new NeededRoute(entry, path))
                        .stream());
  }

  private static Optional<String> office(PathSource source) {
    return new JsonFields(source.json().path("procedure")).text("contact_point");
  }

  private static Stream<JsonFields> procedures(PathEntry path) {
    return path.sources().stream().map(source -> new JsonFields(source.json().path("procedure")));
  }
}
