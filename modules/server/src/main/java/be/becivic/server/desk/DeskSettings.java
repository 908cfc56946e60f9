package be.becivic.server.desk;

import be.becivic.library.Library;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.server.access.TokenAttempts;
import be.becivic.server.desk.login.DeskLogin;
import be.becivic.server.desk.login.DeskSessions;
import be.becivic.server.desk.login.SameOrigin;
import be.becivic.site.asset.Assets;
import be.becivic.site.desk.DeskPages;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What a desk is made of.
 *
 * @param isOperator whether a token is the operator's, told in constant time
 * @param attempts the wrong tokens counted so far, at the desk and elsewhere
 * @param times what the scheduler knows of the jobs, by name
 * @param overdue how many submissions wait a day longer than they should
 * @param site where the public reaches this server
 */
public record DeskSettings(
    Reviews reviews,
    Library library,
    Predicate<String> isOperator,
    DeskSessions sessions,
    TokenAttempts attempts,
    List<? extends DeskJob> jobs,
    Supplier<Map<String, DeskJob.Times>> times,
    LongSupplier overdue,
    Assets assets,
    URI site,
    int maxBody,
    InstantSource clock) {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  public DeskRoutes open() {
    var pages = new DeskPages(assets);
    var door = new DeskLogin(pages, isOperator, sessions, attempts, new SameOrigin(site));
    return new DeskRoutes(
        new DeskContext(door, pages, reviews, library, clock, maxBody),
        library,
        new HealthPage(reviews, library, jobs, times, overdue, clock.instant()),
        new JobRunner(jobs, PATIENCE));
  }
}
