package be.becivic.corpus.body.parser;

import java.util.Set;
import org.commonmark.node.Node;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Scanner;

/** Recognises tags where CommonMark would look for an autolink or raw HTML. */
final class TagInlineParser implements InlineContentParser {

  /** Creates the parser; it keeps no state between tags. */
  static final class Factory implements InlineContentParserFactory {
    @Override
    public Set<Character> getTriggerCharacters() {
      return Set.of('<');
    }

    @Override
    public InlineContentParser create() {
      return new TagInlineParser();
    }
  }

  @Override
  public ParsedInline tryParse(InlineParserState state) {
    Scanner scanner = state.scanner();
    return TagScanner.scan(scanner)
        .<ParsedInline>map((Node node) -> ParsedInline.of(node, scanner.position()))
        .orElseGet(ParsedInline::none);
  }
}
