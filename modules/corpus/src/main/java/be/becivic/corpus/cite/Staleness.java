package be.becivic.corpus.cite;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.data.LinkFindings;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.Uid;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What was looked at longest ago, and how much leans on it. */
public final class Staleness {
  private Staleness() {}

  /**
   * A value or reference and its age.
   *
   * @param verified the day its claim was last compared with the source; for a value, that of the
   *     reference that says so
   * @param how how that source was read: live, archived_copy or second_hand
   * @param link how that page was found when a server last tried it
   * @param skills how many skills cite it
   */
  public record Item(
      Uid uid,
      String name,
      Optional<LocalDate> verified,
      Optional<String> how,
      Optional<String> link,
      long skills) {

    private boolean isDead() {
      return link.filter(LinkFindings::isDead).isPresent();
    }
  }

  /** Dead pages first, then the oldest; among equals, what most leans on. */
  public static List<Item> list(Corpus corpus) {
    Map<Uid, Long> cited = citations(corpus);
    LinkFindings links =
        LinkFindings.of(corpus.findFile(LinkFindings.FILE).map(SourceFile::text).orElse(""));
    Map<String, CatalogueSeed> references = new HashMap<>();
    List<Item> items = new ArrayList<>();
    for (CatalogueSeed seed : corpus.seeds().references()) {
      references.put(seed.name(), seed);
      items.add(item(seed, seed, links, cited));
    }
    for (CatalogueSeed seed : corpus.seeds().values()) {
      CatalogueSeed source =
          new JsonFields(seed.row()).text("source").map(references::get).orElse(seed);
      items.add(item(seed, source, links, cited));
    }
    items.sort(
        Comparator.comparing((Item item) -> !item.isDead())
            .thenComparing(item -> item.verified().orElse(LocalDate.MIN))
            .thenComparing(Comparator.comparingLong(Item::skills).reversed())
            .thenComparing(item -> item.uid().toString()));
    return items;
  }

  private static Item item(
      CatalogueSeed seed, CatalogueSeed source, LinkFindings links, Map<Uid, Long> cited) {
    JsonFields said = new JsonFields(source.row());
    return new Item(
        seed.uid(),
        seed.name(),
        said.date("last_verified"),
        said.find("read").flatMap(read -> new JsonFields(read).text("how")),
        links.find(source.uid()),
        cited.getOrDefault(seed.uid(), 0L));
  }

  private static Map<Uid, Long> citations(Corpus corpus) {
    return corpus.skills().stream()
        .map(Skill::tags)
        .flatMap(tags -> CatalogueTag.in(tags).stream().flatMap(t -> t.uid().stream()).distinct())
        .collect(Collectors.groupingBy(uid -> uid, Collectors.counting()));
  }
}
