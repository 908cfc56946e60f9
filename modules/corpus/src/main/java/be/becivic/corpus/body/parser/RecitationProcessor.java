package be.becivic.corpus.body.parser;

import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.text.Span;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.parser.InlineParserContext;
import org.commonmark.parser.beta.LinkInfo;
import org.commonmark.parser.beta.LinkProcessor;
import org.commonmark.parser.beta.LinkResult;
import org.commonmark.parser.beta.Scanner;

/** Takes {@code [some-name]} for a re-citation unless the author made it a link. */
final class RecitationProcessor implements LinkProcessor {
  private static final int LONGEST = 120;

  @Override
  public LinkResult process(LinkInfo link, Scanner scanner, InlineParserContext context) {
    if (link.marker() != null || link.destination() != null || link.label() != null) {
      return LinkResult.none();
    }
    String text = link.text(scanner);
    if (text.length() > LONGEST
        || !isCatalogueName(text)
        || context.getDefinition(LinkReferenceDefinition.class, text) != null) {
      return LinkResult.none();
    }
    int start = link.openingBracket().getSourceSpans().getFirst().getInputIndex();
    Span span = new Span(start, start + text.length() + 2);
    return LinkResult.replaceWith(new Recitation(text, span), link.afterTextBracket());
  }

  /** Words of lowercase letters and digits, at least two, joined by single hyphens. */
  private static boolean isCatalogueName(String text) {
    boolean joined = false;
    char before = '-';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '-' ? before == '-' : (c < 'a' || c > 'z') && (c < '0' || c > '9')) {
        return false;
      }
      joined |= c == '-';
      before = c;
    }
    return joined && before != '-';
  }
}
