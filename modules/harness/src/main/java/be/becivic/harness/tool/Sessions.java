package be.becivic.harness.tool;

import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.remote.RemoteAnswer;
import be.becivic.harness.remote.RemoteRead;
import be.becivic.harness.rules.Screen;
import be.becivic.harness.rules.SessionRules;
import be.becivic.harness.session.CapabilityTier;
import be.becivic.harness.session.SessionFile;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.call.Implementation;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Opens and closes the one session of this process. */
public final class Sessions {
  private static final int FETCHES = 3;
  private static final String UNNAMED = "becivic-harness/1";
  private static final Pattern AGENT =
      Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}/[A-Za-z0-9][A-Za-z0-9._+-]{0,63}");

  private final HarnessParts parts;
  private final AtomicReference<Optional<OpenSession>> current =
      new AtomicReference<>(Optional.empty());

  public Sessions(HarnessParts parts) {
    this.parts = parts;
  }

  /** The session; one whose folder the person has deleted is over. */
  public Optional<OpenSession> find() {
    return current.updateAndGet(
        open -> open.filter(session -> !session.tier().remembers() || parts.folder().exists()));
  }

  public OpenSession open(CallContext<LocalClient> context, Set<Capability> said) {
    boolean writable = parts.folder().exists() && parts.folder().isWritable();
    boolean hooks = "1".equals(parts.machine().environment().get("BECIVIC_HOOKS"));
    CapabilityTier tier =
        CapabilityTier.detect(new CapabilityTier.Probes(true, writable, true, hooks));
    var file =
        new SessionFile(
            parts.ids().session(),
            parts.clock().instant(),
            agent(context.client()),
            capabilities(said, tier),
            List.of());
    if (tier.remembers()) {
      file.write(parts.folder());
    }
    var session = new OpenSession(parts, file, tier, rules());
    Optional<OpenSession> before = current.getAndSet(Optional.of(session));
    before
        .map(OpenSession::buffer)
        .filter(FeedbackBuffer.InMemory.class::isInstance)
        .ifPresent(buffer -> buffer.list().forEach(session::put));
    return session;
  }

  /** Ends it; a buffer nobody decided on stays, and so does what may be under way. */
  public void close(OpenSession session) {
    if (session.tier().remembers()) {
      tidy(session.id().toString());
    }
    current.set(Optional.empty());
  }

  public void tidy(String session) {
    var folder = parts.folder().sessions().resolve(session);
    List<String> kept = List.of(FeedbackBuffer.FILE, "sending.jsonl", "session.json");
    boolean undecided =
        kept.stream().limit(2).anyMatch(name -> folder.resolve(name).toFile().isFile());
    if (!undecided) {
      PrivateFiles.delete(folder);
      return;
    }
    PrivateFiles.list(folder).stream()
        .filter(file -> !kept.contains(file.getFileName().toString()))
        .forEach(PrivateFiles::delete);
  }

  /** The rules of this session: fetched, with two retries; else what an earlier one fetched. */
  public SessionRules rules() {
    for (int attempt = 0; attempt < FETCHES; attempt++) {
      if (parts.reader().read(new RemoteRead.ScrubRulesFile())
              instanceof RemoteAnswer.Here(JsonNode file, RemoteAnswer.Channel channel, _)
          && channel != RemoteAnswer.Channel.CACHE) {
        Optional<Screen> screen = screen(file);
        if (screen.isPresent()) {
          return new SessionRules.Fetched(screen.get());
        }
      }
    }
    return parts.reader().readKept(new RemoteRead.ScrubRulesFile())
            instanceof RemoteAnswer.Here(JsonNode file, _, _)
        ? screen(file)
            .<SessionRules>map(SessionRules.Kept::new)
            .orElseGet(SessionRules.Missing::new)
        : new SessionRules.Missing();
  }

  private Optional<Screen> screen(JsonNode file) {
    try {
      return Optional.of(new Screen(Scrubber.of(ScrubRules.parse(file)), parts.recogniser()));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /** What was seen (it holds a conversation and calls tools), what it says, what we can. */
  private static Set<Capability> capabilities(Set<Capability> said, CapabilityTier tier) {
    Set<Capability> all = EnumSet.of(Capability.MULTI_TURN, Capability.STRUCTURED_OUTPUT);
    all.add(Capability.TOOL_EXECUTION);
    all.addAll(said);
    if (tier.remembers()) {
      all.add(Capability.LOCAL_FILESYSTEM);
      all.add(Capability.PATH_TRAVERSAL);
      all.add(Capability.PATH_HANDOFF);
    } else {
      all.removeAll(
          EnumSet.of(
              Capability.LOCAL_FILESYSTEM, Capability.PATH_TRAVERSAL, Capability.PATH_HANDOFF));
    }
    return all;
  }

  private static String agent(Optional<Implementation> client) {
    return client
        .map(each -> each.name().replaceAll("[^A-Za-z0-9._-]", "-") + "/" + each.version())
        .filter(text -> AGENT.matcher(text).matches())
        .orElse(UNNAMED);
  }
}
