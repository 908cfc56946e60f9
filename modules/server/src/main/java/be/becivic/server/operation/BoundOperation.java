package be.becivic.server.operation;

import be.becivic.changes.ForgeUnavailable;
import be.becivic.corpus.CorpusUnavailable;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.Operation;
import be.becivic.records.RecordsUnavailable;
import java.time.Duration;

/** An operation and its handler; what the handler needs and cannot reach is told alike. */
public record BoundOperation(Operation operation, OperationHandler handler) {
  private static final Duration STORE_PAUSE = Duration.ofSeconds(10);
  private static final Duration FORGE_PAUSE = Duration.ofSeconds(30);

  public OperationReply answer(Call call) {
    try {
      return handler.handle(call);
    } catch (RecordsUnavailable _) {
      return OperationReply.refused(
          Rejection.retryLater(ErrorCategory.STAGING_UNAVAILABLE, STORE_PAUSE));
    } catch (ForgeUnavailable busy) {
      return OperationReply.refused(
          Rejection.retryLater(ErrorCategory.OVERLOADED, busy.retryAfter().orElse(FORGE_PAUSE)));
    } catch (CorpusUnavailable _) {
      return OperationReply.refused(Rejection.retryLater(ErrorCategory.OVERLOADED, FORGE_PAUSE));
    }
  }
}
