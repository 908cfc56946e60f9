package be.becivic.site.body;

import be.becivic.corpus.voice.Passage;
import be.becivic.corpus.voice.SkillPassages;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.commonmark.node.Node;

/** Where in a text of ours something stands beside it. */
public final class BesidePlaces {
  public static final BesidePlaces NONE = new BesidePlaces(List.of(), 0);

  private final Map<Integer, List<Passage.OfBody>> byEnd;
  private final int bodyOffset;

  /**
   * @param bodyOffset where the body begins in the file
   */
  public BesidePlaces(List<Passage.OfBody> passages, int bodyOffset) {
    this.byEnd =
        passages.stream()
            .collect(
                Collectors.groupingBy(Passage.OfBody::after, TreeMap::new, Collectors.toList()));
    this.bodyOffset = bodyOffset;
  }

  /** Passages by the offset in our file that they come after, from top to bottom. */
  Map<Integer, List<Passage.OfBody>> byEnd() {
    return byEnd;
  }

  List<Passage.OfBody> aboveAll() {
    return byEnd.getOrDefault(bodyOffset, List.of());
  }

  List<Passage.OfBody> after(Node block) {
    return byEnd.isEmpty() || block.getSourceSpans().isEmpty()
        ? List.of()
        : byEnd.getOrDefault(SkillPassages.end(block, bodyOffset), List.of());
  }
}
