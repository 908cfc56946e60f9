package be.becivic.site.body;

import be.becivic.corpus.body.NumberedText;
import be.becivic.corpus.body.parser.BodyParser;
import be.becivic.corpus.translation.SkillTranslations;
import be.becivic.site.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/** A paragraph that may have been translated. */
record LocalParagraph(NumberedText text, SkillTranslations translations) {
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

  /** The paragraph in a language, a {@link TagPlace} for each of its numbers. */
  Optional<Node> in(Language language) {
    return translations
        .findParagraph(text.words(), language.code())
        .filter(text::isCompleteIn)
        .map(words -> BodyParser.parse(language.typeset(words), 0).document().getFirstChild())
        .filter(Paragraph.class::isInstance)
        .map(LocalParagraph::placed);
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
