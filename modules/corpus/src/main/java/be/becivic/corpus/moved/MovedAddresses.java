package be.becivic.corpus.moved;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.SourceFile;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Every address that leads elsewhere: those that follow from former names, and those that somebody
 * wrote down, which win. None hides a page.
 */
public final class MovedAddresses {
  public static final String FILE = "data/redirects.json";

  private final PublicAddresses places;
  private final Map<String, String> steps;
  private final Map<String, String> ends = new TreeMap<>();

  private MovedAddresses(PublicAddresses places, Map<String, String> steps) {
    this.places = places;
    this.steps = steps;
    steps.keySet().stream()
        .filter(from -> !places.isTaken(from))
        .forEach(from -> end(from).filter(places::has).ifPresent(end -> ends.put(from, end)));
  }

  public static MovedAddresses of(Corpus corpus) {
    Map<String, String> written = new TreeMap<>();
    String file = corpus.findFile(FILE).map(SourceFile::text).orElse("{}");
    for (JsonFields entry : new JsonFields(JsonDocument.parse(file).json()).objects("redirects")) {
      Optional<String> from = entry.text("from").filter(MovedAddress::isFrom);
      Optional<String> to = entry.text("to").filter(MovedAddress::isTo);
      if (from.isPresent() && to.isPresent()) {
        written.putIfAbsent(from.get(), to.get());
      }
    }
    Map<String, String> steps = new TreeMap<>(FormerNames.addresses(corpus));
    steps.putAll(written);
    return new MovedAddresses(new PublicAddresses(corpus), steps);
  }

  /** Where the page is that stood at an address. */
  public Optional<String> find(String from) {
    return Optional.ofNullable(ends.get(from));
  }

  /** All that lead to a page, by where they lead from. */
  public List<MovedAddress> list() {
    return ends.entrySet().stream()
        .map(end -> new MovedAddress(end.getKey(), end.getValue()))
        .toList();
  }

  /** Where an address leads in the end, page or not; nothing when it goes round in a circle. */
  public Optional<String> end(String from) {
    Set<String> seen = new HashSet<>();
    String at = from;
    Optional<String> next = next(at);
    while (next.isPresent()) {
      if (!seen.add(MovedAddress.withoutFragment(at))) {
        return Optional.empty();
      }
      at = next.get();
      next = next(at);
    }
    return Optional.of(at);
  }

  private Optional<String> next(String address) {
    String page = MovedAddress.withoutFragment(address);
    return Optional.ofNullable(steps.get(page)).filter(_ -> !places.isTaken(page));
  }
}
