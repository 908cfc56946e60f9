package be.becivic.harness.consent;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What the person is asked to agree to. */
public enum Purpose {
  CREATE_FOLDER,
  WRITE_FROM_DOCUMENT,
  KEEP_DAY,
  COMPILE_DOSSIER,
  SEND_EVENTS,
  SUBMIT,
  AUDITED_DELIVERY;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Purpose> parse(String wireName) {
    return Stream.of(values()).filter(each -> each.wireName().equals(wireName)).findFirst();
  }
}
