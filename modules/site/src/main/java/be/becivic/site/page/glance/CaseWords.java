package be.becivic.site.page.glance;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Requirement;
import be.becivic.protocol.region.Region;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.glance.GlanceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Whom something is for, in the reader's words. A case that has no name is left out. */
public final class CaseWords {
  private static final int MOST = 6;
  private static final String RESIDENCY = "residency_status";

  /** Who lives here for good, by whatever right; all of them together have a shorter name. */
  private static final Set<String> RESIDENTS = Set.of("registered", "EU-citizen", "non-EU-permit");

  private final PageContext context;

  public CaseWords(PageContext context) {
    this.context = context;
  }

  /** The cases in which something is needed; empty for all. */
  public String of(Requirement requirement) {
    return new TreeMap<>(requirement.selectsOn())
        .entrySet().stream().flatMap(this::words).collect(Collectors.joining("; "));
  }

  /**
   * Whom it is for: in its own words, which leave by what right somebody lives here unsaid, then
   * one line for each trait.
   */
  Stream<GlanceLine> lines(JsonNode appliesTo) {
    Optional<String> summary = new JsonFields(appliesTo).text("audience_summary");
    return Stream.concat(
        summary.map(new AuthorWords(context)::line).stream(),
        of(appliesTo, summary.isEmpty()).stream().map(GlanceLine::ours));
  }

  private List<String> of(JsonNode appliesTo, boolean withResidency) {
    JsonFields fields = new JsonFields(appliesTo);
    return Stream.of(
            RESIDENCY,
            "nationality_status",
            "civic_status",
            "origin_countries",
            "regions",
            "communes")
        .filter(trait -> withResidency || !trait.equals(RESIDENCY))
        .flatMap(trait -> words(Map.entry(trait, together(trait, fields.texts(trait)))))
        .map(CaseWords::capitalised)
        .toList();
  }

  private static List<String> together(String trait, List<String> values) {
    return trait.equals(RESIDENCY) && values.containsAll(RESIDENTS)
        ? Stream.concat(
                Stream.of("residents"), values.stream().filter(each -> !RESIDENTS.contains(each)))
            .toList()
        : values;
  }

  /** As a line of its own begins. */
  static String capitalised(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private Stream<String> words(Map.Entry<String, List<String>> trait) {
    List<String> named =
        trait.getValue().stream().flatMap(value -> word(trait.getKey(), value).stream()).toList();
    return named.isEmpty() ? Stream.empty() : Stream.of(shortened(named));
  }

  private String shortened(List<String> words) {
    List<String> shown = new ArrayList<>(words.subList(0, Math.min(words.size(), MOST)));
    if (words.size() > MOST) {
      shown.add(context.t("case.more", words.size() - MOST));
    }
    return String.join(", ", shown);
  }

  private Optional<String> word(String trait, String value) {
    return switch (trait) {
      case "origin_country", "origin_countries" -> country(value);
      case "region", "regions" ->
          Region.parse(value).map(region -> context.name("region", region.catalogueName()));
      case "communes" ->
          context
              .corpus()
              .communes()
              .find(value)
              .map(commune -> commune.nameIn(context.reader().language().code()));
      default -> context.findName("case." + trait, value.toLowerCase(Locale.ROOT));
    };
  }

  private Optional<String> country(String code) {
    String name =
        Locale.of("", code.toUpperCase(Locale.ROOT))
            .getDisplayCountry(Locale.of(context.reader().language().code()));
    return name.equalsIgnoreCase(code) ? Optional.empty() : Optional.of(name);
  }
}
