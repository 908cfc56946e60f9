package be.becivic.harness.consent;

import be.becivic.protocol.text.WireNamed;
import java.util.Optional;

/** What the person is asked to agree to. */
public enum Purpose implements WireNamed {
  CREATE_FOLDER,
  WRITE_FROM_DOCUMENT,
  KEEP_DAY,
  COMPILE_DOSSIER,
  SEND_EVENTS,
  SUBMIT,
  AUDITED_DELIVERY;

  static Optional<Purpose> parse(String wireName) {
    return WireNamed.find(values(), wireName);
  }
}
