package be.becivic.site.body;

import be.becivic.corpus.body.PlainText;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/** The headings of a text, each with an id of its own. */
public final class HeadingOutline {
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern OTHER = Pattern.compile("[^a-z0-9]+");
  private static final int LONGEST_ID = 80;

  /**
   * A heading as a table of contents lists it.
   *
   * @param section the section of a skill that it begins
   */
  public record Item(int level, String title, String id, Optional<SkillSection> section) {}

  private final List<Item> items = new ArrayList<>();
  private final IdentityHashMap<Node, Item> byNode = new IdentityHashMap<>();
  private final Map<String, Integer> uses = new HashMap<>();

  public static HeadingOutline of(Node document) {
    return of(document, _ -> Optional.empty());
  }

  /** The headings of a skill, whose sections people know by other names. */
  public static HeadingOutline ofSkill(Node document) {
    return of(document, SkillSection::of);
  }

  private static HeadingOutline of(
      Node document, Function<Heading, Optional<SkillSection>> sections) {
    HeadingOutline outline = new HeadingOutline();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        outline.add(heading, sections.apply(heading));
      }
    }
    return outline;
  }

  public List<Item> items() {
    return List.copyOf(items);
  }

  Optional<Item> find(Heading heading) {
    return Optional.ofNullable(byNode.get(heading));
  }

  private void add(Heading heading, Optional<SkillSection> section) {
    String title = PlainText.of(heading);
    String slug = slug(title);
    int use = uses.merge(slug, 1, Integer::sum);
    String id = use == 1 ? slug : slug + "-" + use;
    Item item = new Item(heading.getLevel(), title, id, section);
    byNode.put(heading, item);
    items.add(item);
  }

  private static String slug(String title) {
    String plain = MARKS.matcher(Normalizer.normalize(title, Normalizer.Form.NFD)).replaceAll("");
    String words = OTHER.matcher(plain.toLowerCase(Locale.ROOT)).replaceAll("-");
    String cut = words.substring(0, Math.min(words.length(), LONGEST_ID));
    return "s-" + cut.replaceAll("^-|-$", "");
  }
}
