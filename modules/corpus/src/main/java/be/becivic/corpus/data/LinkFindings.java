package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.Uid;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How a server found the pages of references when it last tried them. */
public final class LinkFindings {
  public static final String FILE = "data-snapshot/link-status.jsonl";
  private static final Set<String> DEAD = Set.of("gone", "unreachable");

  private final Map<Uid, String> states = new HashMap<>();

  private LinkFindings() {}

  /** Reads the file; a line that says nothing of a reference is passed over. */
  public static LinkFindings of(String file) {
    LinkFindings findings = new LinkFindings();
    file.lines()
        .map(line -> new JsonFields(JsonDocument.parse(line).json()))
        .forEach(findings::add);
    return findings;
  }

  private void add(JsonFields row) {
    Optional<Uid> uid = row.text("uid").flatMap(text -> Uid.parse(Uid.Kind.REFERENCE, text));
    Optional<String> state = row.text("state");
    if (uid.isPresent() && state.isPresent()) {
      states.put(uid.get(), state.get());
    }
  }

  public Optional<String> find(Uid reference) {
    return Optional.ofNullable(states.get(reference));
  }

  /** Whether nobody can compare anything with that page any more. */
  public static boolean isDead(String state) {
    return DEAD.contains(state);
  }
}
