package be.becivic.site.page.path;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathSource;
import be.becivic.library.voice.ServedPath;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.region.Region;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.glance.AuthorWords;
import be.becivic.site.page.glance.LocalAudience;
import be.becivic.site.page.glance.RouteAddress;
import be.becivic.site.view.FactLine;
import be.becivic.site.view.PathView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The sources of a path, best first. */
final class PathRoutes {
  /** The regions; the German-speaking communes lie in one of them. */
  private static final Set<String> EVERYWHERE =
      Set.of(
          Region.BRUSSELS.catalogueName(),
          Region.FLANDERS.catalogueName(),
          Region.WALLONIA.catalogueName());

  private final PageContext context;
  private final ServedPath path;

  PathRoutes(PageContext context, ServedPath path) {
    this.context = context;
    this.path = path;
  }

  List<PathView.Route> list() {
    return path.sources().stream()
        .sorted(Comparator.comparingInt(PathRoutes::priority).reversed())
        .map(this::route)
        .toList();
  }

  private static boolean isFallback(PathSource source) {
    return source.json().path("fallback_only").asBoolean(false);
  }

  /** What everybody would try before a way that is only for when nothing else works. */
  private static boolean isOrdinary(PathSource source) {
    return !isFallback(source) && !LocalAudience.isOfSingleCommunes(source);
  }

  private static int priority(PathSource source) {
    return source.json().path("priority").asInt(0);
  }

  private PathView.Route route(PathSource source) {
    Target target = Target.of(TargetType.PATH_SOURCE, path.path().id() + ":" + source.id());
    return new PathView.Route(
        source.id(),
        source.sourceClass(),
        RouteAddress.host(source).orElse(""),
        LocalAudience.of(source),
        LocalAudience.isOfSingleCommunes(source),
        String.join(", ", LocalAudience.communes(context, source)),
        path.status(source),
        isFallback(source) && path.sources().stream().anyMatch(PathRoutes::isOrdinary),
        context.facts().isRotting(target),
        RouteAddress.of(source),
        facts(source));
  }

  private List<FactLine> facts(PathSource source) {
    List<FactLine> facts = new ArrayList<>();
    JsonFields procedure = new JsonFields(source.json().path("procedure"));
    JsonFields handoff = new JsonFields(source.json().path("actor").path("handoff"));
    add(facts, "where", where(source));
    add(facts, "signin", signIn(source));
    written(facts, "contact", procedure.text("contact_point").stream().toList());
    written(facts, "ask", procedure.text("ask_for").stream().toList());
    written(facts, "bring", procedure.texts("bring"));
    written(facts, "fee", procedure.text("fee_note").stream().toList());
    written(facts, "agent", handoff.text("agent_responsibility").stream().toList());
    written(facts, "you", handoff.text("user_responsibility").stream().toList());
    written(facts, "after", handoff.text("resumption").stream().toList());
    return facts;
  }

  private void add(List<FactLine> facts, String label, String text) {
    if (!text.isBlank()) {
      facts.add(new FactLine(context.t("route." + label), text.strip()));
    }
  }

  /** What an author wrote, in the reader's language where all of it has been translated. */
  private void written(List<FactLine> facts, String label, List<String> english) {
    AuthorWords words = new AuthorWords(context);
    List<String> local = english.stream().flatMap(text -> words.find(text).stream()).toList();
    boolean isLocal = local.size() == english.size();
    String text = String.join(", ", isLocal ? local : english);
    if (!text.isBlank()) {
      facts.add(new FactLine(context.t("route." + label), text.strip(), !isLocal));
    }
  }

  /** The communes it is for, or the regions; nothing for what is for all of Belgium. */
  private String where(PathSource source) {
    List<String> communes = LocalAudience.communes(context, source);
    if (!communes.isEmpty()) {
      return String.join(", ", communes);
    }
    List<String> regions =
        new JsonFields(source.json().path("audience"))
            .texts("regions").stream()
                .map(name -> Region.parse(name).map(Region::catalogueName).orElse(name))
                .toList();
    return regions.containsAll(EVERYWHERE)
        ? ""
        : regions.stream()
            .map(region -> context.name("region", region))
            .collect(Collectors.joining(", "));
  }

  private String signIn(PathSource source) {
    JsonFields auth = new JsonFields(source.json().path("auth"));
    List<String> providers = auth.texts("supported_providers");
    return providers.stream()
        .flatMap(provider -> context.findName("provider", provider).stream())
        .collect(Collectors.joining(", "));
  }
}
