package be.becivic.site.page.catalogue;

import be.becivic.corpus.data.Commune;
import be.becivic.corpus.data.Communes;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.text.SourceFile;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.page.glance.LocalAudience;
import be.becivic.site.template.JtecommunesGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.CommuneRegion;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The communes with their languages (§6.4), all of them or those that somebody looks for. */
public final class CommunesPage implements Page {
  private static final List<String> REGIONS = List.of("brussels", "flanders", "wallonia");

  private final PageContext context;
  private final boolean isSearch;
  private final List<Commune> shown;
  private final List<Commune> communes;
  private final JsonNode file;
  private final Map<String, List<ArtefactLink>> ways;

  public CommunesPage(PageContext context, String sought) {
    this.context = context;
    this.isSearch = !sought.isBlank();
    Communes all = context.corpus().communes();
    this.shown = all.list().stream().filter(context.content()::has).toList();
    this.communes =
        isSearch
            ? all.search(sought).communes().stream().filter(context.content()::has).toList()
            : shown;
    this.file =
        JsonDocument.parse(
                context.corpus().findFile(Communes.FILE).map(SourceFile::text).orElse("{}"))
            .json();
    this.ways = ways(context);
  }

  @Override
  public PageHead head() {
    return PageHead.of(context.t("communes.title"), lead(), "/communes", "communes");
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    JtecommunesGenerated.render(
        output,
        null,
        frame,
        lead(),
        LocalDate.parse(file.path("nomenclature_date").asString()),
        regions());
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head(), context.baseUrl());
    for (CommuneRegion region : regions()) {
      page.heading(2, context.name("region", region.id()));
      page.head(List.of("names", "postal codes", "languages", "NIS", "slug"));
      for (CommuneRegion.Row row : rows(region).toList()) {
        page.row(
            List.of(
                row.names(),
                row.postalCodes(),
                String.join(", ", row.languages()),
                row.nisCode(),
                row.slug()));
      }
      page.gap();
    }
    return page.toString();
  }

  @Override
  public JsonNode json() {
    if (!isPart() || !(file instanceof ObjectNode whole)) {
      return file;
    }
    Set<String> found = communes.stream().map(Commune::nisCode).collect(Collectors.toSet());
    ObjectNode part = whole.deepCopy();
    ArrayNode kept = part.putArray("communes");
    file.path("communes")
        .valueStream()
        .filter(commune -> found.contains(commune.path("nis_code").asString("")))
        .forEach(kept::add);
    return part;
  }

  @Override
  public PageFreshness freshness() {
    return isSearch ? PageFreshness.PASSING : PageFreshness.CORPUS;
  }

  private boolean isPart() {
    return communes.size() < context.corpus().communes().list().size();
  }

  private String lead() {
    boolean isWhole = shown.size() == context.corpus().communes().list().size();
    return context.t(isWhole ? "communes.lead" : "communes.lead.part", shown.size());
  }

  private List<CommuneRegion> regions() {
    return REGIONS.stream().map(this::region).filter(region -> region.count() > 0).toList();
  }

  private CommuneRegion region(String region) {
    List<CommuneRegion.Province> provinces =
        communes.stream()
            .filter(commune -> commune.region().equals(region))
            .collect(
                Collectors.groupingBy(
                    commune -> commune.province().orElse(region),
                    Collectors.mapping(this::row, Collectors.toList())))
            .entrySet()
            .stream()
            .map(
                found ->
                    new CommuneRegion.Province(
                        found.getKey(),
                        context
                            .findName("province", found.getKey())
                            .orElseGet(() -> context.name("region", found.getKey())),
                        sorted(found.getValue())))
            .sorted(Comparator.comparing(CommuneRegion.Province::name))
            .toList();
    int count = provinces.stream().mapToInt(province -> province.communes().size()).sum();
    return new CommuneRegion(region, count, provinces);
  }

  private static List<CommuneRegion.Row> sorted(List<CommuneRegion.Row> rows) {
    return rows.stream().sorted(Comparator.comparing(CommuneRegion.Row::names)).toList();
  }

  private static Stream<CommuneRegion.Row> rows(CommuneRegion region) {
    return region.provinces().stream().flatMap(province -> province.communes().stream());
  }

  /** The reader's language first, or where the commune has no name in it, its own. */
  private CommuneRegion.Row row(Commune commune) {
    String names =
        Stream.concat(
                Stream.of(commune.nameIn(context.reader().language().code())),
                Stream.of(commune.nameFr(), commune.nameNl(), commune.nameDe())
                    .flatMap(Optional::stream))
            .distinct()
            .collect(Collectors.joining(" / "));
    return new CommuneRegion.Row(
        commune.slug(),
        names,
        String.join(", ", commune.postalCodes()),
        commune.languages(),
        commune.nisCode(),
        ways.getOrDefault(commune.nisCode(), List.of()));
  }

  /** By the codes of communes, the routes of which they have a way of their own. */
  private static Map<String, List<ArtefactLink>> ways(PageContext context) {
    ArtefactLinks links = new ArtefactLinks(context);
    Map<String, List<ArtefactLink>> ways = new HashMap<>();
    context.corpus().paths().list().stream()
        .filter(path -> ArtefactLinks.isRendered(path.status()))
        .forEach(
            path ->
                path.sources().stream()
                    .flatMap(source -> LocalAudience.codes(source).stream())
                    .distinct()
                    .forEach(
                        code ->
                            ways.computeIfAbsent(code, _ -> new ArrayList<>())
                                .add(links.to(path, ""))));
    return ways;
  }
}
