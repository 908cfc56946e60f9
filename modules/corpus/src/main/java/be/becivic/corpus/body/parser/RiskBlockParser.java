package be.becivic.corpus.body.parser;

import be.becivic.corpus.body.TagKind;
import java.util.Optional;
import java.util.regex.Pattern;
import org.commonmark.node.Block;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.parser.SourceLine;
import org.commonmark.parser.SourceLines;
import org.commonmark.parser.beta.Scanner;
import org.commonmark.parser.block.AbstractBlockParser;
import org.commonmark.parser.block.BlockContinue;
import org.commonmark.parser.block.BlockParserFactory;
import org.commonmark.parser.block.BlockStart;
import org.commonmark.parser.block.MatchedBlockParser;
import org.commonmark.parser.block.ParserState;

/**
 * A container that opens with a risk tag alone on its line and closes with its end tag alone on a
 * line.
 */
final class RiskBlockParser extends AbstractBlockParser {
  private static final Pattern RISK = Pattern.compile("</?Risk\\b");
  private static final Pattern SECTION = Pattern.compile("#{1,2}(?:[ \\t].*)?");

  private final RawRiskBlock block;

  private RiskBlockParser(RawRiskBlock block) {
    this.block = block;
  }

  /** Starts a risk block, also where it interrupts a paragraph. */
  static final class Factory implements BlockParserFactory {
    @Override
    public BlockStart tryStart(ParserState state, MatchedBlockParser matched) {
      return markAlone(state)
          .filter(mark -> mark.role() == TagMark.Role.OPENS)
          .map(
              mark ->
                  BlockStart.of(new RiskBlockParser(new RawRiskBlock(mark)))
                      .atIndex(state.getLine().getContent().length()))
          .orElseGet(BlockStart::none);
    }
  }

  @Override
  public boolean isContainer() {
    return true;
  }

  @Override
  public boolean canContain(Block child) {
    return true;
  }

  @Override
  public Block getBlock() {
    return block;
  }

  @Override
  public BlockContinue tryContinue(ParserState state) {
    Block active = state.getActiveBlockParser().getBlock();
    if (active instanceof FencedCodeBlock) {
      return BlockContinue.atIndex(state.getIndex());
    }
    CharSequence line = state.getLine().getContent();
    CharSequence rest = line.subSequence(state.getNextNonSpaceIndex(), line.length());
    if (SECTION.matcher(rest).matches()) {
      return BlockContinue.none();
    }
    Optional<TagMark> end =
        isInnermost(active)
            ? markAlone(state).filter(mark -> mark.role() == TagMark.Role.CLOSES)
            : Optional.empty();
    if (end.isEmpty()) {
      return BlockContinue.atIndex(state.getIndex());
    }
    block.closeAt(end.get().span());
    return BlockContinue.finished();
  }

  private boolean isInnermost(Block active) {
    for (Node node = active; node != null && node != block; node = node.getParent()) {
      if (node instanceof RawRiskBlock) {
        return false;
      }
    }
    return true;
  }

  private static Optional<TagMark> markAlone(ParserState state) {
    SourceLine line = state.getLine();
    int start = state.getNextNonSpaceIndex();
    int length = line.getContent().length();
    if (!RISK.matcher(line.getContent()).region(start, length).lookingAt()) {
      return Optional.empty();
    }
    Scanner scanner = Scanner.of(SourceLines.of(line.substring(start, length)));
    if (TagScanner.scan(scanner).orElse(null) instanceof TagMark mark
        && mark.kind() == TagKind.RISK) {
      scanner.whitespace();
      return scanner.hasNext() ? Optional.empty() : Optional.of(mark);
    }
    return Optional.empty();
  }
}
