package be.becivic.site.page.glance;

import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.Citation;
import be.becivic.site.body.CitedReference;
import be.becivic.site.body.CitedValue;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.view.glance.GlanceLine;
import java.time.LocalDate;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a reader could find out for everybody: figures nobody knows, then what was read longest ago.
 */
final class WantedFacts {
  private static final int MOST_UNKNOWN = 4;
  private static final int MOST_OLD = 2;

  private final PageContext context;

  WantedFacts(PageContext context) {
    this.context = context;
  }

  List<GlanceLine> of(SkillReading reading) {
    return Stream.concat(
            unknown(reading.citations().values()), oldest(reading.citations().references()))
        .toList();
  }

  private Stream<GlanceLine> unknown(Collection<CitedValue> values) {
    return values.stream()
        .flatMap(value -> value.entry().filter(CatalogueEntry::isUnknown).stream())
        .map(CatalogueEntry::uid)
        .flatMap(
            uid ->
                label(uid).map(GlanceLine::ours).map(it -> wanted("unknown", it, "/values/" + uid)))
        .limit(MOST_UNKNOWN);
  }

  private Stream<String> label(Uid uid) {
    return context.corpus().valueLabels().find(uid, context.reader().language().code()).stream();
  }

  private Stream<GlanceLine> oldest(Collection<CitedReference> references) {
    return references.stream()
        .filter(CitedReference::isResolved)
        .sorted(Comparator.comparing(WantedFacts::readOn))
        .limit(MOST_OLD)
        .flatMap(
            reference ->
                reference.citation().stream()
                    .map(this::title)
                    .map(title -> wanted("oldest", title, "/references/" + reference.uid())));
  }

  private GlanceLine title(Citation source) {
    return LocalTitles.find(source, context.reader().language())
        .map(GlanceLine::ours)
        .orElseGet(() -> GlanceLine.written(source.title()));
  }

  private static LocalDate readOn(CitedReference reference) {
    return reference.citation().flatMap(Citation::lastVerified).orElse(LocalDate.MIN);
  }

  private GlanceLine wanted(String why, GlanceLine what, String address) {
    return what.withFigure(context.t("sure.help." + why)).linkedTo(context.href(address));
  }
}
