package be.becivic.harness.tool;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.SessionRules;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.session.CapabilityTier;
import be.becivic.harness.session.LoadedArtefact;
import be.becivic.harness.session.SessionFile;
import be.becivic.harness.session.TrustClause;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The conversation under way. Tools of one client share it. */
public final class OpenSession {
  private final HarnessParts parts;
  private final CapabilityTier tier;
  private final SessionRules rules;
  private final FeedbackBuffer buffer;
  private final GuardedFiles files;
  private final Set<TrustClause> told = EnumSet.noneOf(TrustClause.class);
  private final Set<String> adviceOnly = new HashSet<>();
  private final Set<String> judged = new HashSet<>();
  private SessionFile file;
  private Optional<String> focus = Optional.empty();

  OpenSession(HarnessParts parts, SessionFile file, CapabilityTier tier, SessionRules rules) {
    this.parts = parts;
    this.file = file;
    this.tier = tier;
    this.rules = rules;
    this.files = new GuardedFiles(rules, parts.folder().session(file.id()), parts.clock());
    this.buffer =
        tier.remembers()
            ? new FeedbackBuffer.OnDisk(
                parts.folder().session(file.id()).resolve(FeedbackBuffer.FILE), files, parts.lock())
            : new FeedbackBuffer.InMemory(rules);
  }

  public SessionId id() {
    return file.id();
  }

  public String agent() {
    return file.runtime();
  }

  public CapabilityTier tier() {
    return tier;
  }

  public SessionRules rules() {
    return rules;
  }

  public synchronized Set<Capability> capabilities() {
    return file.capabilities();
  }

  public FeedbackBuffer buffer() {
    return buffer;
  }

  public GuardedFiles files() {
    return files;
  }

  public synchronized Optional<String> focus() {
    return focus;
  }

  public synchronized void focusOn(String procedure) {
    focus = Optional.of(procedure);
  }

  /** Notes what was served, which the session owes a verdict if it is not stable. */
  public synchronized void loaded(LoadedArtefact artefact) {
    file = file.loading(artefact);
    if (tier.remembers()) {
      file.write(parts.folder());
    }
  }

  /** Puts an item aside; what it judges is owed no other verdict, whatever the person decides. */
  public synchronized WriteResult put(BufferedItem item) {
    WriteResult written = buffer.put(item);
    if (written instanceof WriteResult.Kept && item.type() == FeedbackType.VALIDATION) {
      judged.add(item.json().path("target_id").stringValue(""));
    }
    return written;
  }

  /** What was served, wants a verdict, and has got none. */
  public synchronized List<LoadedArtefact> owed() {
    return file.loaded().stream()
        .filter(each -> each.wantsVerdict() && !judged.contains(each.id()))
        .toList();
  }

  public synchronized Optional<LoadedArtefact> findLoaded(String type, String id) {
    return file.loaded().stream()
        .filter(each -> each.type().wireName().equals(type) && each.id().equals(id))
        .findFirst();
  }

  /** A promise, the first time its moment comes. */
  public synchronized Optional<String> teach(TrustClause clause) {
    return told.add(clause) ? Optional.of(clause.line()) : Optional.empty();
  }

  public synchronized void adviseOnly(String skill) {
    adviceOnly.add(skill);
  }

  public synchronized boolean isAdviceOnly(String skill) {
    return adviceOnly.contains(skill);
  }

  /** Only what the person agreed to share is counted, and only while there is a folder. */
  public boolean sendsEvents() {
    return tier.remembers()
        && parts
            .profile()
            .read()
            .filter(profile -> profile.at("/consent/analytics").asBoolean(false))
            .isPresent();
  }
}
