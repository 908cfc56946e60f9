package be.becivic.records.internal.decision;

import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainHead;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.value.Hash;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Follows the chain of decisions from a known head and remembers where it first breaks. */
final class DecisionChain {
  private Hash head;
  private long length;
  private boolean broken;

  DecisionChain(ChainHead start) {
    this.head = start.hash();
    this.length = start.seq();
  }

  static ChainedDecision link(long seq, DecisionRecord decision, Hash previous) {
    return new ChainedDecision(seq, decision, previous, hash(seq, decision, previous));
  }

  void follow(ChainedDecision next) {
    broken = broken || !next.equals(link(length + 1, next.decision(), head));
    if (!broken) {
      head = next.hash();
      length++;
    }
  }

  /** Marks the decision at which it was to start as another than the one that stands there. */
  void breakAtStart() {
    broken = true;
    length--;
  }

  /** Marks the next decision as one that cannot even be read. */
  void breakHere() {
    broken = true;
  }

  ChainCheck check(long expectedLength) {
    return broken || length != expectedLength
        ? new ChainCheck.Broken(length + 1)
        : new ChainCheck.Intact(length);
  }

  /** Every part is preceded by its length, so that no two decisions share a spelling. */
  private static Hash hash(long seq, DecisionRecord decision, Hash previous) {
    List<byte[]> parts =
        List.of(
            previous.bytes(),
            number(seq),
            text(decision.target().type().wireName()),
            text(decision.target().id()),
            text(decision.cohort()),
            text(decision.rule()),
            text(decision.from().wireName()),
            text(decision.to().wireName()),
            text(decision.inputs()),
            number(decision.decidedAt().toEpochMilli()));
    int size = parts.stream().mapToInt(part -> Integer.BYTES + part.length).sum();
    ByteBuffer spelled = ByteBuffer.allocate(size);
    parts.forEach(part -> spelled.putInt(part.length).put(part));
    return Hash.sha256(spelled.array());
  }

  private static byte[] number(long value) {
    return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
  }

  private static byte[] text(String value) {
    return value.getBytes(StandardCharsets.UTF_8);
  }
}
