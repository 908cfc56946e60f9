package be.becivic.site.page.glance;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathSource;
import be.becivic.library.voice.ServedPath;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.glance.GlanceLine;
import be.becivic.site.view.glance.GlanceRow;
import be.becivic.site.view.glance.SureView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a person came for on the page of a route, from its ways, the best first. What single
 * communes say is shown to those who live there.
 */
public final class RouteCard {
  private static final int MOST_LINES = 4;

  private final PageContext context;
  private final ServedPath path;
  private final AuthorWords words;
  private final List<PathSource> sources;

  public RouteCard(PageContext context, ServedPath path) {
    this.context = context;
    this.path = path;
    this.words = new AuthorWords(context);
    this.sources =
        path.sources().stream()
            .sorted(
                Comparator.comparing(LocalAudience::isOfSingleCommunes)
                    .thenComparing(
                        source -> source.json().path("priority").asInt(0),
                        Comparator.reverseOrder()))
            .toList();
  }

  public List<GlanceRow> rows(SureView sure) {
    return Stream.of(
            GlanceRow.of("who", context.t("glance.who"), who(), MOST_LINES),
            row("cost", texts(step -> step.text("fee_note").stream())),
            row("where", where()),
            row("bring", texts(step -> step.texts("bring").stream())),
            GlanceRow.whole(
                "sure",
                context.t("glance.sure"),
                GlanceLine.ours(sure.verdict()),
                GlanceLine.ours(context.t("glance.sure.more")).linkedTo("#sure")))
        .filter(row -> !row.lines().isEmpty())
        .toList();
  }

  /** What is not for single communes, and behind it what is. */
  private GlanceRow row(String id, Map<Boolean, List<GlanceLine>> byLocal) {
    List<GlanceLine> wide = new ArrayList<>(byLocal.getOrDefault(false, List.of()));
    List<GlanceLine> local = byLocal.getOrDefault(true, List.of());
    if (wide.isEmpty() && !local.isEmpty()) {
      wide.add(GlanceLine.ours(context.t("glance.local")).linkedTo("#place"));
    }
    return GlanceRow.of(id, context.t("glance." + id), wide, MOST_LINES).withRest(local);
  }

  private List<GlanceLine> who() {
    return new CaseWords(context).lines(path.path().json().path("applies_to")).toList();
  }

  /** Offices by their names; a site by what kind it is. */
  private Map<Boolean, List<GlanceLine>> where() {
    return sources.stream()
        .collect(
            Collectors.partitioningBy(
                LocalAudience::isOfSingleCommunes,
                Collectors.mapping(this::place, Collectors.toList())));
  }

  private GlanceLine place(PathSource source) {
    return new JsonFields(source.json().path("procedure"))
        .text("contact_point")
        .map(words::line)
        .orElseGet(() -> GlanceLine.ours(site(source)))
        .linkedTo("#" + source.id())
        .onlyFor(LocalAudience.of(source));
  }

  private String site(PathSource source) {
    List<String> communes = LocalAudience.communes(context, source);
    String kind =
        communes.isEmpty()
            ? context.name("class", source.sourceClass())
            : String.join(", ", communes);
    return RouteAddress.host(source)
        .map(host -> context.reader().language().labelled(kind, host))
        .orElse(kind);
  }

  /** What ways say in a member; what only single communes say is for those who live there. */
  private Map<Boolean, List<GlanceLine>> texts(Function<JsonFields, Stream<String>> member) {
    Map<String, GlanceLine> said = new LinkedHashMap<>();
    for (PathSource source : sources) {
      boolean isLocal = LocalAudience.isOfSingleCommunes(source);
      Optional<String> places = isLocal ? LocalAudience.of(source) : Optional.empty();
      member
          .apply(new JsonFields(source.json().path("procedure")))
          .forEach(text -> said.putIfAbsent(text, words.line(text).onlyFor(places)));
    }
    return said.values().stream().collect(Collectors.partitioningBy(GlanceLine::isLocal));
  }
}
