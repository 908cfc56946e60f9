package be.becivic.server.desk;

import be.becivic.site.view.desk.ActionMessage;
import be.becivic.upkeep.ChoreReport;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs a job when somebody asks; who asked waits for it a little. */
record JobRunner(List<? extends DeskJob> jobs, Duration patience) {

  Optional<ActionMessage> run(String name) {
    return jobs.stream().filter(job -> job.name().equals(name)).findFirst().map(this::run);
  }

  private ActionMessage run(DeskJob job) {
    if (job.last().filter(ran -> ran.report().isEmpty()).isPresent()) {
      return ActionMessage.refused(job.name() + " is running already.", "");
    }
    var outcome = new CompletableFuture<ChoreReport>();
    Thread.startVirtualThread(
        () -> {
          try {
            outcome.complete(job.run());
          } catch (RuntimeException failure) {
            outcome.completeExceptionally(failure);
          }
        });
    try {
      ChoreReport report = outcome.get(patience.toMillis(), TimeUnit.MILLISECONDS);
      String text = job.name() + ": " + report.text();
      return report.isFine() ? ActionMessage.done(text) : ActionMessage.refused(text, "");
    } catch (TimeoutException _) {
      return ActionMessage.done(job.name() + " is under way. What comes of it will stand below.");
    } catch (ExecutionException _) {
      return ActionMessage.refused(job.name() + " broke off; the log says where.", "");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }
}
