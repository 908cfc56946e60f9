package be.becivic.site.page.glance;

import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.CitedValue;
import be.becivic.site.body.figure.ValueText;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.glance.GlanceLine;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Values that say something else than they did, the latest first; a new name is no change. */
final class LateChanges {
  private static final int MOST = 3;

  private final PageContext context;

  LateChanges(PageContext context) {
    this.context = context;
  }

  List<GlanceLine> of(List<CitedValue> values) {
    return values.stream()
        .flatMap(value -> value.entry().flatMap(CatalogueEntry::ours).stream())
        .filter(row -> row.revision() > 1)
        .sorted(Comparator.comparing(Revision<CatalogueValue>::committedAt).reversed())
        .flatMap(this::line)
        .limit(MOST)
        .toList();
  }

  private Stream<GlanceLine> line(Revision<CatalogueValue> row) {
    String now = figure(row);
    String day =
        context.reader().language().date(LocalDate.ofInstant(row.committedAt(), ZoneOffset.UTC));
    return context.facts().listValueHistory(row.uid()).stream()
        .filter(before -> before.revision() == row.revision() - 1 && before.isOurs())
        .map(this::figure)
        .filter(before -> !before.equals(now))
        .flatMap(
            before ->
                label(row)
                    .map(
                        label ->
                            context
                                .reader()
                                .language()
                                .labelled(
                                    label, now + " (" + context.t("review.before", before) + ")")))
        .map(words -> GlanceLine.ours(words).withFigure(day))
        .map(line -> line.linkedTo(context.href("/values/" + row.uid())));
  }

  private Stream<String> label(Revision<CatalogueValue> row) {
    return context
        .corpus()
        .valueLabels()
        .find(row.uid(), context.reader().language().code())
        .stream();
  }

  private String figure(Revision<CatalogueValue> row) {
    return row.content()
        .map(scalar -> ValueText.of(scalar, context.reader().language()))
        .orElseGet(() -> context.t("value.unknown"));
  }
}
