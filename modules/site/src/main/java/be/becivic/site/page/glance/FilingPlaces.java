package be.becivic.site.page.glance;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.Authority;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.glance.GlanceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Where a procedure is done: by the routes it needs when filing, else by who is in charge. */
final class FilingPlaces {
  private static final String COMMUNES = "belgian-communes";
  private static final Set<String> WHEN_FILING = Set.of("at-filing", "any");

  private static final Pattern FREE = Pattern.compile("(?i)free(?: of charge)?\\.?");

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
    filing()
        .forEach(
            path -> {
              places.add(route(path));
              offices(path).map(words::line).forEach(places::add);
            });
    if (places.isEmpty()) {
      Authority.name(context, skill.frontmatter().text("authority_id"))
          .map(office -> GlanceLine.ours(context.t("glance.incharge", office)))
          .ifPresent(places::add);
    }
    return places.stream().distinct().toList();
  }

  /** What offices say about money, where no amount is known. */
  List<GlanceLine> fees() {
    return filing()
        .flatMap(path -> procedures(path).flatMap(step -> step.text("fee_note").stream()))
        .distinct()
        .map(note -> FREE.matcher(note).matches() ? free() : words.line(note))
        .toList();
  }

  private GlanceLine free() {
    return GlanceLine.ours(context.t("glance.cost.free"));
  }

  private boolean isAtTheCommune() {
    boolean asksForIt =
        skill.frontmatter().inputs().stream().anyMatch(input -> input.type().equals("commune"));
    boolean names =
        skill.frontmatter().summary().filter(text -> text.contains("commune")).isPresent();
    return asksForIt && names && filing().findAny().isEmpty()
        || skill.frontmatter().text("authority_id").filter(COMMUNES::equals).isPresent();
  }

  private GlanceLine route(PathEntry path) {
    return GlanceLine.ours(LocalTitles.of(path, context.reader().language()))
        .linkedTo(context.href(ArtefactLinks.path(path)));
  }

  /** Where it is handed in; what helps on the way counts where nothing says so. */
  private Stream<PathEntry> filing() {
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

  private Stream<PathEntry> routes(Predicate<JsonFields> needed) {
    return new JsonFields(skill.frontmatter().json())
        .objects("requires_paths").stream()
            .filter(needed)
            .flatMap(path -> path.text("id").stream())
            .flatMap(id -> context.corpus().paths().find(id).stream());
  }

  private static Stream<String> offices(PathEntry path) {
    return procedures(path).flatMap(step -> step.text("contact_point").stream()).distinct();
  }

  private static Stream<JsonFields> procedures(PathEntry path) {
    return path.sources().stream().map(source -> new JsonFields(source.json().path("procedure")));
  }
}
