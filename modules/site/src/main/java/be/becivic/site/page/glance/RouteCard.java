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
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a person came for on the page of a route, from its ways, the best first. */
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
                Comparator.comparingInt(
                        (PathSource source) -> source.json().path("priority").asInt(0))
                    .reversed())
            .toList();
  }

  public List<GlanceRow> rows(SureView sure) {
    return Stream.of(
            row("who", who()),
            row("cost", texts(step -> step.text("fee_note").stream())),
            row("where", where()),
            row("bring", texts(step -> step.texts("bring").stream())),
            row("sure", List.of(GlanceLine.ours(sure.verdict()))))
        .filter(row -> !row.lines().isEmpty())
        .toList();
  }

  private GlanceRow row(String id, List<GlanceLine> lines) {
    return id.equals("sure")
        ? GlanceRow.whole(
            id,
            context.t("glance.sure"),
            lines.getFirst(),
            GlanceLine.ours(context.t("glance.sure.more")).linkedTo("#sure"))
        : GlanceRow.of(
            id,
            context.t("glance." + id),
            lines,
            MOST_LINES,
            GlanceLine.ours(context.t("glance.more", lines.size() - MOST_LINES))
                .linkedTo("#routes"));
  }

  private List<GlanceLine> who() {
    List<GlanceLine> lines = new ArrayList<>();
    JsonFields applies = new JsonFields(path.path().json().path("applies_to"));
    applies.text("audience_summary").map(words::line).ifPresent(lines::add);
    new CaseWords(context).of(applies.object()).stream().map(GlanceLine::ours).forEach(lines::add);
    return lines;
  }

  /** Offices by their names; a site by what kind it is. */
  private List<GlanceLine> where() {
    return sources.stream()
        .map(
            source ->
                new JsonFields(source.json().path("procedure"))
                    .text("contact_point")
                    .map(words::line)
                    .orElseGet(() -> GlanceLine.ours(site(source)))
                    .linkedTo("#" + source.id())
                    .onlyFor(LocalAudience.of(source)))
        .toList();
  }

  private String site(PathSource source) {
    String kind = context.name("class", source.sourceClass());
    return RouteAddress.host(source).map(host -> kind + ": " + host).orElse(kind);
  }

  private List<GlanceLine> texts(Function<JsonFields, Stream<String>> member) {
    return sources.stream()
        .map(source -> new JsonFields(source.json().path("procedure")))
        .flatMap(member)
        .distinct()
        .map(words::line)
        .toList();
  }
}
