package be.becivic.corpus.body;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/**
 * A paragraph as it is written, on one line, with a number for every figure, source, link and
 * route: {@code **Declare** within {1} ({2}).} A translation has the same numbers, so that nothing
 * that can change is ever typed twice.
 *
 * @param tags what the numbers stand for, the first of them 1
 */
public record NumberedText(String words, List<Node> tags) {
  /** A number as words have it. */
  public static final Pattern NUMBER = Pattern.compile("\\{(\\d{1,3})}");

  public NumberedText {
    tags = List.copyOf(tags);
  }

  public static NumberedText of(Node paragraph) {
    StringBuilder words = new StringBuilder();
    List<Node> tags = new ArrayList<>();
    appendChildren(paragraph, words, tags);
    return new NumberedText(words.toString().strip(), tags);
  }

  /** Whether a translation has every number, and has it once. */
  public boolean isCompleteIn(String translation) {
    return numbers(translation).equals(IntStream.rangeClosed(1, tags.size()).boxed().toList());
  }

  /** The numbers that words have, from the least. */
  public static List<Integer> numbers(String words) {
    return NUMBER
        .matcher(words)
        .results()
        .map(number -> Integer.valueOf(number.group(1)))
        .sorted()
        .toList();
  }

  private static void append(Node node, StringBuilder words, List<Node> tags) {
    switch (node) {
      case Text text -> words.append(text.getLiteral());
      case Code code -> words.append('`').append(code.getLiteral()).append('`');
      case SoftLineBreak _, HardLineBreak _ -> words.append(' ');
      case StrongEmphasis strong -> wrap("**", strong, "**", words, tags);
      case Emphasis emphasis -> wrap("*", emphasis, "*", words, tags);
      case InlineTag risk when risk.tag().kind() == TagKind.RISK ->
          wrap(opening(risk.tag()), risk, "</Risk>", words, tags);
      default -> {
        tags.add(node);
        words.append('{').append(tags.size()).append('}');
      }
    }
  }

  private static String opening(Tag risk) {
    return risk.value("reason").map(why -> "<Risk reason=\"" + why + "\">").orElse("<Risk>");
  }

  private static void wrap(
      String before, Node node, String after, StringBuilder words, List<Node> tags) {
    words.append(before);
    appendChildren(node, words, tags);
    words.append(after);
  }

  private static void appendChildren(Node parent, StringBuilder words, List<Node> tags) {
    for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
      append(child, words, tags);
    }
  }
}
