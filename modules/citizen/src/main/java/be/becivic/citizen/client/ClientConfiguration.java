package be.becivic.citizen.client;

import java.util.Optional;

/** A client's configuration as text. What is not ours comes out byte for byte as it went in. */
sealed interface ClientConfiguration permits JsonConfiguration, TomlConfiguration {

  /** The text with our entry; empty when the text is not understood, and so not touched. */
  Optional<String> with(String text, ServerEntry entry);

  /** The text without our entry; empty when the text is not understood. */
  Optional<String> without(String text);

  /** What a new file begins as. */
  String blank();
}
