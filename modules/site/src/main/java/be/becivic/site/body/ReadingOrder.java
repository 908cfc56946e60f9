package be.becivic.site.body;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/**
 * Authors write the law first, because all else rests on it; people look for what to bring and what
 * to do. Programs read the text as it was written.
 */
public final class ReadingOrder {
  private static final int INTRODUCTION = -1;

  /** A section with its heading. */
  private record Blocks(int rank, List<Node> nodes) {}

  private ReadingOrder() {}

  /** Moves the sections of a skill; one that no skill needs comes before what others reported. */
  public static void arrange(Node document) {
    List<Blocks> sections = new ArrayList<>();
    Blocks current = new Blocks(INTRODUCTION, new ArrayList<>());
    sections.add(current);
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading && heading.getLevel() == 2) {
        current = new Blocks(rank(heading), new ArrayList<>());
        sections.add(current);
      }
      current.nodes().add(node);
    }
    sections.stream()
        .sorted(Comparator.comparingInt(Blocks::rank))
        .flatMap(section -> section.nodes().stream())
        .forEach(document::appendChild);
  }

  private static int rank(Heading heading) {
    return SkillSection.of(heading).orElse(SkillSection.SURPRISES).ordinal();
  }
}
