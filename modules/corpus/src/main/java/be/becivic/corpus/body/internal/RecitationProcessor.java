package be.becivic.corpus.body.internal;

import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.text.Span;
import java.util.regex.Pattern;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.parser.InlineParserContext;
import org.commonmark.parser.beta.LinkInfo;
import org.commonmark.parser.beta.LinkProcessor;
import org.commonmark.parser.beta.LinkResult;
import org.commonmark.parser.beta.Scanner;

/** Takes {@code [some-name]} for a re-citation unless the author made it a link. */
final class RecitationProcessor implements LinkProcessor {
  private static final Pattern CATALOGUE_NAME = Pattern.compile("[a-z0-9]++(?:-[a-z0-9]++)++");
  private static final int LONGEST = 120;

  @Override
  public LinkResult process(LinkInfo link, Scanner scanner, InlineParserContext context) {
    if (link.marker() != null || link.destination() != null || link.label() != null) {
      return LinkResult.none();
    }
    String text = link.text(scanner);
    if (text.length() > LONGEST
        || !CATALOGUE_NAME.matcher(text).matches()
        || context.getDefinition(LinkReferenceDefinition.class, text) != null) {
      return LinkResult.none();
    }
    int start = link.openingBracket().getSourceSpans().getFirst().getInputIndex();
    Span span = new Span(start, start + text.length() + 2);
    return LinkResult.replaceWith(new Recitation(text, span), link.afterTextBracket());
  }
}
