package be.becivic.corpus.voice;

import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.voice.ChangedPassage.OfBody;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.eclipse.jgit.diff.Edit;
import org.eclipse.jgit.diff.HistogramDiff;
import org.eclipse.jgit.diff.RawText;
import org.eclipse.jgit.diff.RawTextComparator;

/** Where two texts of a skill differ: fields first, then the body from top to bottom. */
public final class SkillPassages {
  private final Skill ours;
  private final List<Block> blocks = new ArrayList<>();

  /** A block of our body, the heading it stands under, its first line, and where it ends. */
  private record Block(String section, int line, int end) {}

  private SkillPassages(Skill ours) {
    this.ours = ours;
    blocks.add(new Block("", 0, ours.bodyOffset()));
    String section = "";
    for (Node node = ours.body().document().getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading && heading.getLevel() == 2) {
        section = PlainText.of(heading);
      }
      List<SourceSpan> spans = node.getSourceSpans();
      if (!spans.isEmpty()) {
        blocks.add(
            new Block(section, spans.getFirst().getLineIndex(), end(node, ours.bodyOffset())));
      }
    }
  }

  public static List<ChangedPassage> between(Skill ours, Skill changed) {
    List<ChangedPassage> passages =
        new ArrayList<>(
            FieldPassages.between(ours.frontmatter().json(), changed.frontmatter().json(), "", ""));
    passages.addAll(new SkillPassages(ours).body(changed));
    return passages;
  }

  /**
   * The offset in a file at which a block ends.
   *
   * @param bodyOffset where the body that was parsed begins in it
   */
  public static int end(Node block, int bodyOffset) {
    SourceSpan last = block.getSourceSpans().getLast();
    return bodyOffset + last.getInputIndex() + last.getLength();
  }

  private List<ChangedPassage> body(Skill changed) {
    RawText before = raw(ours);
    RawText after = raw(changed);
    List<ChangedPassage> passages = new ArrayList<>();
    for (Edit edit : new HistogramDiff().diff(RawTextComparator.DEFAULT, before, after)) {
      Block block = blockAt(Math.max(0, edit.getEndA() - 1));
      String now = before.getString(edit.getBeginA(), edit.getEndA(), true).strip();
      String then = after.getString(edit.getBeginB(), edit.getEndB(), true).strip();
      if (!now.equals(then)) {
        passages.add(new OfBody(block.section(), block.end(), now, then));
      }
    }
    return passages;
  }

  private Block blockAt(int line) {
    return blocks.stream()
        .filter(block -> block.line() <= line)
        .reduce((_, later) -> later)
        .orElse(blocks.getFirst());
  }

  private static RawText raw(Skill skill) {
    return new RawText(skill.bodyText().getBytes(StandardCharsets.UTF_8));
  }
}
