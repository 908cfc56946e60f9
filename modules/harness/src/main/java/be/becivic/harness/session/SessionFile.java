package be.becivic.harness.session;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.id.SessionId;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a session left on disk about itself, so that a crash does not forget what it owes. */
public record SessionFile(
    SessionId id,
    Instant startedAt,
    String runtime,
    Set<Capability> capabilities,
    List<LoadedArtefact> loaded) {

  public SessionFile {
    capabilities = Set.copyOf(capabilities);
    loaded = List.copyOf(loaded);
  }

  public SessionFile loading(LoadedArtefact artefact) {
    List<LoadedArtefact> all = new ArrayList<>(loaded);
    all.removeIf(each -> each.type() == artefact.type() && each.id().equals(artefact.id()));
    all.add(artefact);
    return new SessionFile(id, startedAt, runtime, capabilities, all);
  }

  public void write(PersonFolder folder) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("session_id", id.toString())
            .put("started_at", startedAt.toString())
            .put("runtime", runtime);
    ArrayNode declared = json.putArray("capabilities");
    capabilities.stream().sorted().map(Capability::wireName).forEach(declared::add);
    ArrayNode list = json.putArray("loaded");
    loaded.stream().map(LoadedArtefact::json).forEach(list::add);
    PrivateFiles.replace(file(folder, id), json.toPrettyString() + "\n");
  }

  public static Optional<SessionFile> read(PersonFolder folder, SessionId id) {
    return PrivateFiles.readObject(file(folder, id)).flatMap(json -> parse(id, json));
  }

  private static Optional<SessionFile> parse(SessionId id, ObjectNode json) {
    List<LoadedArtefact> loaded = new ArrayList<>();
    for (JsonNode each : json.path("loaded")) {
      LoadedArtefact.parse(each).ifPresent(loaded::add);
    }
    Set<Capability> capabilities = EnumSet.noneOf(Capability.class);
    for (JsonNode each : json.path("capabilities")) {
      Capability.parse(each.asString("")).ifPresent(capabilities::add);
    }
    try {
      Instant startedAt = Instant.parse(json.path("started_at").stringValue(""));
      return Optional.of(
          new SessionFile(
              id, startedAt, json.path("runtime").stringValue("unknown"), capabilities, loaded));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  private static Path file(PersonFolder folder, SessionId id) {
    return folder.session(id).resolve("session.json");
  }
}
