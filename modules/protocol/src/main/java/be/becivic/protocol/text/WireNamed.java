package be.becivic.protocol.text;

import java.util.Locale;
import java.util.Optional;

/** A constant that is written as its own name in small letters, in messages and in files. */
public interface WireNamed {

  /** As every enum has it. */
  String name();

  default String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static <E extends WireNamed> Optional<E> find(E[] all, String wireName) {
    for (E each : all) {
      if (each.wireName().equals(wireName)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
