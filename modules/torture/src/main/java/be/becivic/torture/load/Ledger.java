package be.becivic.torture.load;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** What agents were promised, and what they could not find out yet. */
public final class Ledger {
  /** What is known of a submission. */
  public enum Standing {
    ACKNOWLEDGED,
    CANCELLED,
    /** It was asked for, and no answer came. */
    PERHAPS_CANCELLED
  }

  private final Map<HandedIn, Standing> known = new ConcurrentHashMap<>();
  private final Map<HandedIn, String> tokens = new ConcurrentHashMap<>();
  private final Map<String, MaintainerDecision> decisions = new ConcurrentHashMap<>();
  private final Queue<HandedIn> unanswered = new ConcurrentLinkedQueue<>();
  private final Queue<String> wrong = new ConcurrentLinkedQueue<>();
  private final AtomicInteger numbers = new AtomicInteger();
  private final LongAdder repeats = new LongAdder();

  int nextNumber() {
    return numbers.getAndIncrement();
  }

  void acknowledged(HandedIn item, Optional<String> token) {
    known.putIfAbsent(item, Standing.ACKNOWLEDGED);
    token.ifPresent(text -> tokens.put(item, text));
  }

  void cancelled(HandedIn item, Standing standing) {
    known.put(item, standing);
  }

  /** Somebody at the desk was told that it is done. */
  void decided(MaintainerDecision decision) {
    decisions.put(decision.item(), decision);
  }

  public List<MaintainerDecision> decisions() {
    return List.copyOf(decisions.values());
  }

  /** It has to be handed in again, under the same id. */
  void unanswered(HandedIn item) {
    repeats.increment();
    unanswered.add(item);
  }

  Optional<HandedIn> takeUnanswered() {
    return Optional.ofNullable(unanswered.poll());
  }

  /** An answer that nobody should get. */
  void wrong(String what) {
    wrong.add(what);
  }

  /** Some submission that may still be taken back, with its token; nobody else gets it. */
  Optional<Map.Entry<HandedIn, String>> takeCancellable() {
    List<HandedIn> all = List.copyOf(tokens.keySet());
    if (all.isEmpty()) {
      return Optional.empty();
    }
    HandedIn item = all.get(ThreadLocalRandom.current().nextInt(all.size()));
    return Optional.ofNullable(tokens.remove(item)).map(token -> Map.entry(item, token));
  }

  public Map<HandedIn, Standing> known() {
    return Map.copyOf(known);
  }

  public int count() {
    return known.size();
  }

  /** How often something had to be sent once more. */
  public long repeats() {
    return repeats.sum();
  }

  public List<String> wrong() {
    return List.copyOf(wrong);
  }
}
