package be.becivic.site.page.glance;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.Citation;
import be.becivic.site.body.CitedReference;
import be.becivic.site.page.common.PageContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** How the sources of a text were read, counted. */
final class SourcesRead {
  private static final List<String> WAYS =
      List.of("live", "archived_copy", "second_hand", "unsaid");

  private final PageContext context;
  private final Map<String, List<JsonFields>> byWay = new TreeMap<>();

  SourcesRead(PageContext context, Collection<CitedReference> references) {
    this.context = context;
    references.stream()
        .filter(CitedReference::isResolved)
        .flatMap(reference -> reference.citation().stream())
        .map(SourcesRead::reading)
        .forEach(
            reading ->
                byWay
                    .computeIfAbsent(reading.text("how").orElse("unsaid"), _ -> new ArrayList<>())
                    .add(reading));
  }

  int count(String way) {
    return byWay.getOrDefault(way, List.of()).size();
  }

  int count() {
    return byWay.values().stream().mapToInt(List::size).sum();
  }

  List<String> lines() {
    return WAYS.stream()
        .filter(way -> count(way) > 0)
        .map(way -> context.t("sure.read." + way, count(way)) + years(way))
        .toList();
  }

  /** The years that copies show, which is how old what they say may be. */
  private String years(String way) {
    List<Integer> years =
        Objects.requireNonNull(byWay.get(way)).stream()
            .flatMap(reading -> reading.date("copy_of").stream())
            .map(LocalDate::getYear)
            .sorted()
            .toList();
    if (years.isEmpty()) {
      return "";
    }
    return years.getFirst().equals(years.getLast())
        ? " (" + years.getFirst() + ")"
        : " (" + years.getFirst() + "–" + years.getLast() + ")";
  }

  private static JsonFields reading(Citation citation) {
    return new JsonFields(StrictJson.parseStored(citation.reading().orElse("{}")));
  }
}
