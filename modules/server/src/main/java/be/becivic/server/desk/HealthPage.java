package be.becivic.server.desk;

import be.becivic.library.Library;
import be.becivic.lifecycle.review.queue.QueueFilter;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewClass;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.decision.ChainCheck;
import be.becivic.site.view.desk.HealthView;
import be.becivic.site.view.desk.ItemDetails;
import be.becivic.site.view.desk.JobRow;
import be.becivic.site.view.desk.SystemVitals;
import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
import be.becivic.snapshot.PublishedChain;
import be.becivic.upkeep.ChoreReport;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * How the system does.
 *
 * @param times what the scheduler knows of the jobs, by name
 * @param overdue how many submissions wait a day longer than they should
 */
record HealthPage(
    Reviews reviews,
    Library library,
    List<? extends DeskJob> jobs,
    Supplier<Map<String, DeskJob.Times>> times,
    LongSupplier overdue,
    Instant started) {

  SystemVitals vitals(List<QueueItem> waiting) {
    Optional<String> commit = library.corpus().commit().map(CommitId::value);
    Map<String, DeskJob.Times> known = times.get();
    int failing =
        (int)
            jobs.stream()
                .filter(job -> state(job, known(job, known)) == JobRow.State.FAILED)
                .count();
    try {
      return new SystemVitals(
          true,
          library.records().read(tables -> tables.staging().count()),
          waiting.stream().filter(item -> item.reviewClass() == ReviewClass.NER_HOLD).count(),
          overdue.getAsLong(),
          failing,
          commit);
    } catch (RecordsUnavailable _) {
      return new SystemVitals(false, 0, 0, 0, failing, commit);
    }
  }

  HealthView view(DeskRows lines) {
    List<QueueItem> waiting = waiting();
    return new HealthView(
        vitals(waiting),
        waiting.size(),
        waiting.stream().findFirst().map(item -> lines.when(item.openedAt())),
        lines.when(started),
        List.of(
            fact("version", version()),
            fact("corpus on main", library.corpus().commit().map(CommitId::value).orElse("none")),
            fact("decisions", chain()),
            fact("Java", Runtime.version().toString())),
        jobs(lines));
  }

  /** This page is for when something is wrong, so it is shown whatever is. */
  private List<QueueItem> waiting() {
    try {
      return reviews.list(QueueFilter.WAITING);
    } catch (RecordsUnavailable _) {
      return List.of();
    }
  }

  private String chain() {
    try {
      return switch (library
          .records()
          .read(tables -> PublishedChain.verifyFromHead(tables, library.corpus()))) {
        case ChainCheck.Intact(long length) -> length + ", an unbroken chain";
        case ChainCheck.Broken(long seq) ->
            "ALARM: the chain breaks at decision "
                + seq
                + ", which was changed or removed; see becivic lifecycle verify";
      };
    } catch (RecordsUnavailable _) {
      return "unknown";
    }
  }

  private static String version() {
    return Optional.ofNullable(HealthPage.class.getPackage().getImplementationVersion())
        .orElse("not packaged");
  }

  private static ItemDetails.Line fact(String name, String text) {
    return new ItemDetails.Line(name, TextPiece.of(text));
  }

  private List<JobRow> jobs(DeskRows lines) {
    Map<String, DeskJob.Times> known = times.get();
    return jobs.stream().map(job -> row(job, known(job, known), lines)).toList();
  }

  private static Optional<DeskJob.Times> known(DeskJob job, Map<String, DeskJob.Times> times) {
    return Optional.ofNullable(times.get(job.name()));
  }

  private static JobRow row(DeskJob job, Optional<DeskJob.Times> times, DeskRows lines) {
    Optional<Instant> before = times.flatMap(known -> latest(known.lastGood(), known.lastBad()));
    return new JobRow(
        job.name(),
        job.purpose(),
        job.every().map(every -> "every " + ShownTime.words(every)).orElse("on request"),
        job.last().map(DeskJob.Ran::began).or(() -> before).map(lines::when),
        times.map(known -> lines.when(known.next())),
        state(job, times),
        job.last()
            .flatMap(DeskJob.Ran::report)
            .map(ChoreReport::text)
            .map(TextPiece::of)
            .orElse(List.of()));
  }

  private static Optional<Instant> latest(Optional<Instant> one, Optional<Instant> other) {
    return one.isEmpty() || other.isPresent() && other.get().isAfter(one.get()) ? other : one;
  }

  private static JobRow.State state(DeskJob job, Optional<DeskJob.Times> times) {
    if (job.last().isPresent()) {
      return job.last()
          .get()
          .report()
          .map(report -> report.isFine() ? JobRow.State.FINE : JobRow.State.FAILED)
          .orElse(JobRow.State.RUNNING);
    }
    Optional<Instant> good = times.flatMap(DeskJob.Times::lastGood);
    Optional<Instant> bad = times.flatMap(DeskJob.Times::lastBad);
    if (good.isEmpty() && bad.isEmpty()) {
      return JobRow.State.UNKNOWN;
    }
    return latest(good, bad).equals(good) ? JobRow.State.FINE : JobRow.State.FAILED;
  }
}
