package be.becivic.site.body;

import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.corpus.voice.SkillPassages;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.commonmark.node.Node;

/** Where in a text of ours something stands beside it. */
public final class BesidePlaces {
  public static final BesidePlaces NONE = new BesidePlaces(List.of(), 0);

  private final Map<Integer, List<ChangedPassage.OfBody>> byEnd;
  private final int bodyOffset;

  /**
   * @param bodyOffset where the body begins in the file
   */
  public BesidePlaces(List<ChangedPassage.OfBody> passages, int bodyOffset) {
    this.byEnd =
        passages.stream()
            .collect(
                Collectors.groupingBy(
                    ChangedPassage.OfBody::after, TreeMap::new, Collectors.toList()));
    this.bodyOffset = bodyOffset;
  }

  /** Passages by the offset in our file that they come after, from top to bottom. */
  Map<Integer, List<ChangedPassage.OfBody>> byEnd() {
    return byEnd;
  }

  List<ChangedPassage.OfBody> aboveAll() {
    return byEnd.getOrDefault(bodyOffset, List.of());
  }

  List<ChangedPassage.OfBody> after(Node block) {
    return byEnd.isEmpty() || block.getSourceSpans().isEmpty()
        ? List.of()
        : byEnd.getOrDefault(SkillPassages.end(block, bodyOffset), List.of());
  }
}
