package be.becivic.corpus.body;

import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** The words of a node without its markup; a path or skill tag reads as the id it names. */
public final class PlainText {
  private PlainText() {}

  public static String of(Node node) {
    StringBuilder words = new StringBuilder();
    append(node, words);
    return words.toString().strip();
  }

  private static void append(Node node, StringBuilder words) {
    switch (node) {
      case Text text -> words.append(text.getLiteral());
      case Code code -> words.append(code.getLiteral());
      case SoftLineBreak _, HardLineBreak _ -> words.append(' ');
      case BrokenTag broken -> words.append(broken.literal());
      case Recitation recitation -> words.append('[').append(recitation.name()).append(']');
      case InlineTag tag when tag.tag().value("id").isPresent() ->
          words.append(tag.tag().value("id").get());
      default -> appendChildren(node, words);
    }
  }

  private static void appendChildren(Node node, StringBuilder words) {
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      append(child, words);
      if (child instanceof Block && child.getNext() != null) {
        words.append(' ');
      }
    }
  }
}
