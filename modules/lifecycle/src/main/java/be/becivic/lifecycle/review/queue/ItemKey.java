package be.becivic.lifecycle.review.queue;

import be.becivic.protocol.id.Uid;
import java.util.Optional;
import java.util.regex.Pattern;

/** What an item of the queue is known by. */
public sealed interface ItemKey {

  /** An item that was opened, by its number. */
  record Numbered(long number) implements ItemKey {
    @Override
    public String toString() {
      return Long.toString(number);
    }
  }

  /** A message to the operator, by the number of its row. */
  record Message(Uid uid) implements ItemKey {
    @Override
    public String toString() {
      return uid.toString();
    }
  }

  Pattern NUMBER = Pattern.compile("[1-9]\\d{0,17}");

  static Optional<ItemKey> parse(String text) {
    return NUMBER.matcher(text).matches()
        ? Optional.of(new Numbered(Long.parseLong(text)))
        : Uid.parse(Uid.Kind.FEEDBACK, text).map(Message::new);
  }
}
