package be.becivic.harness.tool.review;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.OpenSession;
import be.becivic.protocol.id.SessionId;
import java.util.Set;

/** Notes of sessions that ended without a word, brought into the one the person reviews in. */
final class EarlierNotes {
  private final HarnessParts parts;

  EarlierNotes(HarnessParts parts) {
    this.parts = parts;
  }

  /**
   * Moves what this session may send; the rest waits for a terminal, where it is sent as what it
   * was noted by. An item rests in the new place before it leaves the old: a crash in between
   * leaves it twice under one id, which is sent once.
   */
  void takeIn(OpenSession session) {
    for (SessionId other : parts.folder().listSessions()) {
      if (!other.equals(session.id())) {
        var files = new GuardedFiles(session.rules(), parts.folder().session(other), parts.clock());
        takeIn(
            session,
            new FeedbackBuffer.OnDisk(
                parts.folder().session(other).resolve(FeedbackBuffer.FILE), files, parts.lock()));
      }
    }
  }

  private static void takeIn(OpenSession session, FeedbackBuffer from) {
    for (BufferedItem item : from.list()) {
      if (item.tier().isReachedBy(session.capabilities())
          && session.put(item) instanceof WriteResult.Kept) {
        from.remove(Set.of(item.id()));
      }
    }
  }
}
