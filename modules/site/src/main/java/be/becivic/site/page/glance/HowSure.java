package be.becivic.site.page.glance;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathSource;
import be.becivic.library.voice.ServedPath;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.CitedValue;
import be.becivic.site.body.ValueText;
import be.becivic.site.facts.ArtefactStanding;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.view.glance.GlanceLine;
import be.becivic.site.view.glance.SureView;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Says how sure a procedure is. Only what was read on the page itself is called verified. */
public final class HowSure {
  private static final int MOST_CHANGES = 3;

  private final PageContext context;

  public HowSure(PageContext context) {
    this.context = context;
  }

  public SureView of(SkillReading reading) {
    SourcesRead read = new SourcesRead(context, reading.citations().references());
    return new SureView(
        verdict(reading.skill().frontmatter().status(), read, reading.standing()),
        read.lines(),
        reading.skill().frontmatter().text("verification_notes").stream()
            .map(notes -> GlanceLine.written(PlainDates.in(notes)))
            .toList(),
        votes(reading.standing()),
        changes(reading.citations().values()),
        reading.skill().frontmatter().text("version").orElse(""));
  }

  /** The same for a route, whose ways each say how they came to be known. */
  public SureView of(ServedPath path, Optional<ArtefactStanding> standing) {
    return new SureView(
        sentence(path.path().status()) + " " + votes(standing),
        List.of(),
        path.sources().stream().flatMap(this::note).toList(),
        votes(standing),
        List.of(),
        path.path().fields().text("version").orElse(""));
  }

  private Stream<GlanceLine> note(PathSource source) {
    return new JsonFields(source.json())
            .text("notes")
            .map(
                notes ->
                    GlanceLine.written(PlainDates.in(notes))
                        .withFigure(context.name("class", source.sourceClass()))
                        .linkedTo("#" + source.id()))
            .stream();
  }

  private String verdict(
      Optional<Status> status, SourcesRead read, Optional<ArtefactStanding> standing) {
    String sources =
        read.count() == 0 ? "" : " " + context.t("sure.sources", read.count(), read.count("live"));
    return sentence(status) + sources + " " + votes(standing);
  }

  private String sentence(Optional<Status> status) {
    return status.map(known -> context.t("sure.status." + known.wireName())).orElse("");
  }

  private String votes(Optional<ArtefactStanding> standing) {
    int confirms = standing.map(found -> found.tally().confirms()).orElse(0);
    int rejects = standing.map(found -> found.tally().rejects()).orElse(0);
    return confirms + rejects == 0
        ? context.t("sure.votes.none")
        : context.t("sure.votes", confirms, rejects);
  }

  /** Values that were corrected, the latest first. */
  private List<GlanceLine> changes(List<CitedValue> values) {
    return values.stream()
        .flatMap(value -> value.entry().flatMap(CatalogueEntry::ours).stream())
        .filter(row -> row.revision() > 1)
        .sorted(Comparator.comparing(Revision<CatalogueValue>::committedAt).reversed())
        .flatMap(this::change)
        .limit(MOST_CHANGES)
        .toList();
  }

  private Stream<GlanceLine> change(Revision<CatalogueValue> row) {
    Uid uid = row.uid();
    String code = context.reader().language().code();
    String figure =
        row.content()
            .map(scalar -> ValueText.of(scalar, context.reader().language()))
            .orElseGet(() -> context.t("value.unknown"));
    String day =
        context.reader().language().date(LocalDate.ofInstant(row.committedAt(), ZoneOffset.UTC));
    return context
        .corpus()
        .valueLabels()
        .find(uid, code)
        .map(label -> GlanceLine.ours(label + ": " + figure).withFigure(day))
        .map(line -> line.linkedTo(context.href("/values/" + uid)))
        .stream();
  }
}
