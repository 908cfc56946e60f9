package be.becivic.harness.tool;

import be.becivic.harness.match.CommuneNames;
import be.becivic.harness.match.Eligibility;
import be.becivic.harness.remote.RemoteAnswer;
import be.becivic.harness.remote.RemoteRead;
import be.becivic.harness.remote.RemoteReader;
import be.becivic.protocol.id.PathId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The whole catalogues, fetched once a session and looked through here. */
public final class Catalogues {
  private static final Duration A_SESSION = Duration.ofHours(12);

  private final RemoteReader reader;
  private final InstantSource clock;
  private final Map<RemoteRead, RemoteAnswer.Here> fetched = new ConcurrentHashMap<>();

  public Catalogues(RemoteReader reader, InstantSource clock) {
    this.reader = reader;
    this.clock = clock;
  }

  /** Fetches all of them afresh, as a session's start does (§24.2, §24.3). */
  public void fetch() {
    fetched.clear();
    graph();
    index();
    directory();
  }

  public RemoteAnswer graph() {
    return read(new RemoteRead.SkillGraph());
  }

  public RemoteAnswer directory() {
    return read(new RemoteRead.PathDirectory());
  }

  public Optional<Eligibility> eligibility() {
    return value(graph())
        .map(
            graph ->
                new Eligibility(
                    graph, value(index()).orElseGet(JsonNodeFactory.instance::objectNode)));
  }

  /** One path, out of the whole directory; the address gives a list, the file an object. */
  public Optional<JsonNode> findPath(PathId id, JsonNode directory) {
    JsonNode paths = directory.path("paths");
    if (paths.isObject()) {
      return Optional.ofNullable(paths.get(id.value()));
    }
    return paths
        .valueStream()
        .filter(each -> each.path("id").stringValue("").equals(id.value()))
        .findFirst();
  }

  public Optional<CommuneNames> communes() {
    return value(read(new RemoteRead.Communes())).map(CommuneNames::new);
  }

  private RemoteAnswer index() {
    return read(new RemoteRead.SkillsIndex());
  }

  private RemoteAnswer read(RemoteRead what) {
    RemoteAnswer.Here known = fetched.get(what);
    if (known != null && known.fetchedAt().plus(A_SESSION).isAfter(clock.instant())) {
      return known;
    }
    RemoteAnswer found = reader.read(what);
    if (found instanceof RemoteAnswer.Here here && here.channel() != RemoteAnswer.Channel.CACHE) {
      fetched.put(what, here);
    }
    return found;
  }

  private static Optional<JsonNode> value(RemoteAnswer found) {
    return found instanceof RemoteAnswer.Here(JsonNode value, _, _)
        ? Optional.of(value)
        : Optional.empty();
  }
}
