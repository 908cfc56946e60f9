package be.becivic.torture.fault;

import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The machine's clock is set back and forth by hours and days while the server runs. */
public final class ClockFault implements Fault {
  /** How far the clock is ahead, one after the other; users' clocks are right. */
  private static final List<Duration> AHEAD =
      List.of(
          Duration.ofHours(48),
          Duration.ZERO,
          Duration.ofHours(5),
          Duration.ofMinutes(-30),
          Duration.ofHours(26));

  private static final Duration TOLERANCE = Duration.ofSeconds(30);

  @Override
  public String name() {
    return "clock";
  }

  @Override
  public String about() {
    return "the clock is set back by two days, forward by hours, and back again";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    Optional<MovableClock> made = MovableClock.create(setup.folder());
    if (made.isEmpty()) {
      return new FaultFinding("not tried", "there is no C compiler here", "", List.of());
    }
    MovableClock clock = made.get();
    List<String> wrong = new ArrayList<>();
    try (var server = new LoneServer(setup)) {
      server.unit.launchAs(clock.shownTo(server.unit.launch()));
      clock.set(AHEAD.getFirst());
      server.unit.start();
      for (Duration ahead : setup.isSmall() ? AHEAD.subList(0, 2) : AHEAD) {
        clock.set(ahead);
        server.work(Duration.ofSeconds(2));
        wrong.addAll(
            server.account().stream().map(each -> "ahead by " + ahead + ": " + each).toList());
        Duration told = Duration.between(Instant.now(), date(server));
        if (told.minus(ahead).abs().compareTo(TOLERANCE) > 0) {
          wrong.add("answers are dated %s ahead instead of %s".formatted(told, ahead));
        }
        setup.say("ahead by " + ahead);
      }
      boolean isCalledBack = server.unit.log().contains("job_called_back");
      server.unit.terminate();
      clock.set(Duration.ZERO);
      server.unit.start();
      server.work(Duration.ofSeconds(1));
      wrong.addAll(server.account());
      wrong.addAll(server.examine("clock"));
      return new FaultFinding(
          "%d acknowledged, committed when due, each is there once"
              .formatted(server.ledger.count()),
          isCalledBack
              ? "'job_called_back' for jobs whose times lay too far ahead"
              : "nothing: jobs go on",
          "by itself",
          wrong);
    }
  }

  private static Instant date(LoneServer server) throws IOException {
    String date = server.agent.get(server.address(), "/healthz").header("Date");
    return ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
  }
}
