package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** How public documents of each country are made usable in Belgium. */
public record Countries(Map<String, List<String>> legalisation) {
  public static final String FILE = "data/countries.json";

  public Countries {
    legalisation = Map.copyOf(legalisation);
  }

  public static Countries of(JsonNode json) {
    Map<String, List<String>> ways = new TreeMap<>();
    json.path("countries")
        .properties()
        .forEach(
            country ->
                ways.put(
                    country.getKey(), new JsonFields(country.getValue()).texts("legalisation")));
    return new Countries(ways);
  }

  /** The ways a document of this country needs; none when the country is not listed. */
  public List<String> legalisationOf(String country) {
    return legalisation.getOrDefault(country, List.of());
  }

  /** The countries whose documents need this way. */
  public SortedSet<String> withLegalisation(String way) {
    SortedSet<String> countries = new TreeSet<>();
    legalisation.forEach(
        (country, ways) -> {
          if (ways.contains(way)) {
            countries.add(country);
          }
        });
    return countries;
  }
}
