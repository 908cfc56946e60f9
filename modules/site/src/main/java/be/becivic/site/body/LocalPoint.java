package be.becivic.site.body;

import be.becivic.corpus.body.NumberedText;
import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.site.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import org.commonmark.node.CustomNode;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/** The first paragraph of a point of a list, which may have been translated whole. */
record LocalPoint(NumberedText text, TranslatedPhrases phrases) {
  /** Where a translation has the tag of that number, counted from 1. */
  static final class TagPlace extends CustomNode {
    private final int number;

    private TagPlace(int number) {
      this.number = number;
    }

    int number() {
      return number;
    }
  }

  static Optional<LocalPoint> of(Paragraph paragraph, TranslatedPhrases phrases) {
    return paragraph.getParent() instanceof ListItem && paragraph.getPrevious() == null
        ? Optional.of(new LocalPoint(NumberedText.of(paragraph), phrases))
        : Optional.empty();
  }

  /** Whether it, or another point of the same list, has been translated. */
  static boolean isAmongTranslated(Paragraph paragraph, TranslatedPhrases phrases) {
    Node item = paragraph.getParent();
    Node point = item.getParent().getFirstChild();
    while (point != null) {
      if (point.getFirstChild() instanceof Paragraph first
          && of(first, phrases).filter(LocalPoint::isTranslated).isPresent()) {
        return true;
      }
      point = point.getNext();
    }
    return false;
  }

  boolean isTranslated() {
    for (Language language : Language.values()) {
      if (phrases.findPoint(text.words(), language.code()).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** The point in a language, a {@link TagPlace} for each of its numbers. */
  Optional<Node> in(Language language) {
    return phrases
        .findPoint(text.words(), language.code())
        .filter(text::isCompleteIn)
        .map(words -> BodyParser.parse(language.typeset(words), 0).document().getFirstChild())
        .filter(Paragraph.class::isInstance)
        .map(LocalPoint::placed);
  }

  private static Node placed(Node parent) {
    Node child = parent.getFirstChild();
    while (child != null) {
      Node next = child.getNext();
      if (child instanceof Text text) {
        split(text.getLiteral()).forEach(child::insertBefore);
        child.unlink();
      } else {
        placed(child);
      }
      child = next;
    }
    return parent;
  }

  private static List<Node> split(String words) {
    List<Node> pieces = new ArrayList<>();
    int from = 0;
    for (MatchResult number : NumberedText.NUMBER.matcher(words).results().toList()) {
      pieces.add(new Text(words.substring(from, number.start())));
      pieces.add(new TagPlace(Integer.parseInt(number.group(1))));
      from = number.end();
    }
    pieces.add(new Text(words.substring(from)));
    return pieces;
  }
}
