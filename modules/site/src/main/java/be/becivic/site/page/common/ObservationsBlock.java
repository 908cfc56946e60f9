package be.becivic.site.page.common;

import be.becivic.library.observation.CohortStats;
import be.becivic.library.observation.Observation;
import be.becivic.library.observation.ObservationJson;
import be.becivic.library.observation.Observations;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.region.Region;
import be.becivic.site.template.part.JteobservationsGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.FactLine;
import be.becivic.site.view.ObservationsView;
import be.becivic.site.view.PageFrame;
import gg.jte.Content;
import gg.jte.html.HtmlTemplateOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** What was reported about an artefact and what it cites; the texts are anybody's (§6.10). */
public final class ObservationsBlock {
  private final PageContext context;
  private final Target about;
  private final Optional<Observations> observations;

  public ObservationsBlock(PageContext context, Target about, Optional<Observations> observations) {
    this.context = context;
    this.about = about;
    this.observations = observations;
  }

  /** Written into a page that is being written. */
  public Content html(PageFrame frame, HtmlTemplateOutput page) {
    return _ -> JteobservationsGenerated.render(page, null, frame, view(frame));
  }

  public String markdown() {
    return ObservationsMarkdown.of(about, observations, ObservationJson.NOTICE);
  }

  /** The block as every surface serves it, and beside it the warning that it is untrusted. */
  public void addTo(ObjectNode json) {
    observations.ifPresentOrElse(
        found ->
            ObservationJson.markUntrusted(json)
                .set("observations_block", ObservationJson.block(found)),
        () -> json.putNull("observations_block"));
  }

  private ObservationsView view(PageFrame frame) {
    return new ObservationsView(
        observations.isPresent(),
        observations
            .map(Observations::stats)
            .filter(ObservationsBlock::isAnything)
            .map(stats -> facts(stats, frame)),
        observations.stream()
            .flatMap(found -> found.groups().stream())
            .filter(group -> !group.items().isEmpty())
            .map(this::group)
            .toList());
  }

  private ObservationsView.Group group(Observations.Group group) {
    return new ObservationsView.Group(
        group.type().wireName(),
        group.items().stream().filter(item -> !item.hidden()).map(this::item).toList(),
        group.items().stream().filter(Observation::hidden).map(this::item).toList());
  }

  private ObservationsView.Item item(Observation item) {
    Optional<ArtefactLink> elsewhere =
        item.target().equals(about)
            ? Optional.empty()
            : Optional.of(new ArtefactLinks(context).to(item.target()));
    return new ObservationsView.Item(
        item.uid().toString(),
        item.type().wireName(),
        item.body(),
        elsewhere,
        item.specifier().map(this::place).orElse(""),
        item.seen(),
        item.up(),
        item.down(),
        item.committedAt());
  }

  /** A commune or region goes by its name, a role by the words that were given. */
  private String place(String specifier) {
    return context
        .corpus()
        .communes()
        .find(specifier)
        .map(each -> each.nameIn(context.reader().language().code()))
        .or(
            () ->
                Region.parse(specifier)
                    .map(region -> context.name("region", region.catalogueName())))
        .orElseGet(() -> specifier.replace('-', ' ').replace('_', ' '));
  }

  /** Whether there is anything to count: a row of zeroes tells nobody anything. */
  private static boolean isAnything(CohortStats stats) {
    return stats.affirms() + stats.rejects() + stats.injectionFlags() > 0
        || stats.quality().isPresent();
  }

  private List<FactLine> facts(CohortStats stats, PageFrame frame) {
    List<FactLine> facts = new ArrayList<>();
    add(facts, "affirms", Integer.toString(stats.affirms()));
    add(facts, "rejects", Integer.toString(stats.rejects()));
    add(facts, "distinct", Integer.toString(stats.distinct()));
    if (stats.injectionFlags() > 0) {
      add(facts, "flags", Integer.toString(stats.injectionFlags()));
    }
    add(facts, "since", frame.date(stats.cohortStartedAt()));
    stats.lastValidationAt().ifPresent(at -> add(facts, "last", frame.date(at)));
    stats
        .quality()
        .ifPresent(
            quality ->
                add(
                    facts,
                    "quality",
                    String.format(
                        Locale.ROOT, "%.1f / 5 (%d)", quality.average(), quality.count())));
    return facts;
  }

  private void add(List<FactLine> facts, String name, String text) {
    facts.add(new FactLine(context.t("observations." + name), text));
  }
}
