package be.becivic.snapshot;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.text.SourceFile;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainHead;
import be.becivic.records.value.Hash;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The chain of decisions as the corpus has it. It lies outside the database, so that even somebody
 * who writes the whole table anew is noticed.
 */
public final class PublishedChain {
  /** What the commits of snapshots are called; the head of the chain follows where there is one. */
  public static final String TITLE = "Save the public tables";

  private static final Pattern HEAD_IN_TITLE =
      Pattern.compile(TITLE + ", decision ([0-9]{1,18}) ([A-Za-z0-9_-]{43})");
  private static final String FILE = Snapshot.path(new DecisionFile());

  private PublishedChain() {}

  /** The title of a snapshot, which says where the chain ends. */
  public static String title(Tables tables) {
    ChainHead head = tables.decisions().head();
    return head.seq() == 0
        ? TITLE
        : TITLE + ", decision " + head.seq() + " " + head.hash().base64Url();
  }

  /** Where the chain ended according to the title of a commit. */
  public static Optional<ChainHead> headIn(String title) {
    Matcher named = HEAD_IN_TITLE.matcher(title);
    return named.matches()
        ? Optional.of(new ChainHead(Long.parseLong(named.group(1)), Hash.parse(named.group(2))))
        : Optional.empty();
  }

  /** The last decision that was saved; the start of the chain before the first snapshot. */
  public static ChainHead head(Corpus corpus) {
    return corpus
        .findFile(FILE)
        .map(SourceFile::text)
        .flatMap(text -> text.lines().reduce((_, last) -> last))
        .map(line -> SnapshotRow.parse(1, line))
        .map(row -> new ChainHead(row.number("seq"), Hash.parse(row.text("hash"))))
        .orElse(ChainHead.START);
  }

  /** Whether the database leads over what was saved and breaks nowhere after it. */
  public static ChainCheck verifyFromHead(Tables tables, Corpus corpus) {
    return tables.decisions().verifyChain(head(corpus));
  }

  /** Whether the whole chain of the database holds, and leads over what was saved. */
  public static ChainCheck verifyWhole(Tables tables, Corpus corpus) {
    return Optional.of(tables.decisions().verifyChain())
        .filter(ChainCheck.Broken.class::isInstance)
        .orElseGet(() -> verifyFromHead(tables, corpus));
  }
}
