package be.becivic.cli.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was planted and may be nowhere, and what happened at once. */
final class Planted {
  /** What may be nowhere, by the words that name it, and where each was put. */
  private final Map<String, String> secrets = new LinkedHashMap<>();

  private final List<String> waiting = new ArrayList<>();
  private final List<String> taken = new ArrayList<>();
  private final List<String> echoed = new ArrayList<>();
  private int identifiers;
  private int addresses;

  void add(PlantedIdentifier identifier, String field, boolean isTaken, String answer) {
    identifiers++;
    String what = "%s, %s, in %s".formatted(identifier.kind(), identifier.form(), field);
    secrets.put(identifier.written(), what);
    secrets.put(identifier.plain(), what);
    if (isTaken) {
      taken.add(what);
    }
    if (answer.contains(identifier.written()) || answer.contains(identifier.plain())) {
      echoed.add(what);
    }
  }

  /** One that waits for a maintainer, as a contact in a text about offices may. */
  void addWaiting(PlantedIdentifier identifier, String answer) {
    identifiers++;
    waiting.add(identifier.written());
    if (answer.contains(identifier.written())) {
      echoed.add("%s that waits".formatted(identifier.kind()));
    }
  }

  /** What may rest where nobody else reads. */
  List<String> waiting() {
    return waiting;
  }

  void addSecret(String what, String secret) {
    addresses += what.equals("an address") ? 1 : 0;
    secrets.put(secret, what);
  }

  Map<String, String> secrets() {
    return secrets;
  }

  List<String> taken() {
    return taken;
  }

  List<String> echoed() {
    return echoed;
  }

  int identifiers() {
    return identifiers;
  }

  int addresses() {
    return addresses;
  }
}
