package be.becivic.harness.consent;

import be.becivic.harness.folder.FolderLock;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import java.security.SecureRandom;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the person said, in {@code consents.jsonl}. An answer counts once: for its session, purpose,
 * item and bytes, within ten minutes, and only where it came past the agent.
 */
public final class Consents {
  public static final Duration LIFETIME = Duration.ofMinutes(10);

  private static final int ID_BYTES = 16;
  private static final String GRANTED = "granted";
  private static final String DECLINED = "declined";
  private static final String REPORTED = "reported";
  private static final String SPENT = "spent";

  private final PersonFolder folder;
  private final FolderLock lock;
  private final InstantSource clock;
  private final SecureRandom chance = new SecureRandom();

  /** Where the person wants no folder, their word lasts as long as the process. */
  private final List<ObjectNode> unwritten = new ArrayList<>();

  public Consents(PersonFolder folder, FolderLock lock, InstantSource clock) {
    this.folder = folder;
    this.lock = lock;
    this.clock = clock;
  }

  public Question ask(ConsentRequest request) {
    byte[] id = new byte[ID_BYTES];
    chance.nextBytes(id);
    return new Question(HexFormat.of().formatHex(id), request, clock.instant());
  }

  /** Takes a yes; false when the question is too old or was answered before. */
  public boolean grant(Question question, ConsentRoute route) {
    return settle(question, GRANTED, route);
  }

  /** Takes a no, under the same conditions. */
  public boolean decline(Question question, ConsentRoute route) {
    return settle(question, DECLINED, route);
  }

  /** Notes what an agent claims the person said; nothing follows from it. */
  public void report(ConsentRequest request) {
    holding(
        () -> {
          add(request, REPORTED, ConsentRoute.REPORTED_BY_AGENT, ask(request).id());
          return true;
        });
  }

  /** Puts what was said before there was a folder into it. */
  public void writeDown() {
    holding(
        () -> {
          unwritten.forEach(line -> PrivateFiles.append(folder.consents(), line));
          unwritten.clear();
          return true;
        });
  }

  /** Uses a yes up; false when there is none that is fresh, unused and to these very bytes. */
  public boolean spend(ConsentRequest request) {
    return holding(
        () -> {
          Optional<ObjectNode> grant = findLive(request);
          grant.ifPresent(
              line ->
                  add(
                      request,
                      SPENT,
                      ConsentRoute.valueOf(
                          line.path("route").stringValue("").toUpperCase(Locale.ROOT)),
                      line.path("question").stringValue("")));
          return grant.isPresent();
        });
  }

  /** Whether a yes is there to be used. */
  public boolean isGranted(ConsentRequest request) {
    return findLive(request).isPresent();
  }

  public List<ObjectNode> log() {
    return Stream.concat(PrivateFiles.readLines(folder.consents()).stream(), unwritten.stream())
        .toList();
  }

  /** Whether an answer to it still counts. */
  public boolean isFresh(Question question) {
    return question.askedAt().plus(LIFETIME).isAfter(clock.instant())
        && !question.askedAt().isAfter(clock.instant());
  }

  private boolean settle(Question question, String event, ConsentRoute route) {
    return holding(
        () -> {
          boolean known =
              log().stream()
                  .anyMatch(line -> line.path("question").stringValue("").equals(question.id()));
          if (known || !isFresh(question)) {
            return false;
          }
          add(question.request(), event, route, question.id());
          return true;
        });
  }

  private Optional<ObjectNode> findLive(ConsentRequest request) {
    List<ObjectNode> log = log();
    List<String> spent =
        log.stream()
            .filter(line -> line.path("event").stringValue("").equals(SPENT))
            .map(line -> line.path("question").stringValue(""))
            .toList();
    return log.stream()
        .filter(line -> line.path("event").stringValue("").equals(GRANTED))
        .filter(line -> ConsentRequest.parse(line).filter(request::equals).isPresent())
        .filter(line -> !spent.contains(line.path("question").stringValue("")))
        .filter(line -> isYoung(line.path("at").stringValue("")))
        .findFirst();
  }

  private boolean isYoung(String at) {
    try {
      return Instant.parse(at).plus(LIFETIME).isAfter(clock.instant());
    } catch (DateTimeException _) {
      return false;
    }
  }

  private void add(ConsentRequest request, String event, ConsentRoute route, String question) {
    ObjectNode line =
        request
            .json()
            .put("at", clock.instant().toString())
            .put("event", event)
            .put("route", route.wireName())
            .put("question", question);
    if (folder.exists()) {
      PrivateFiles.append(folder.consents(), line);
    } else {
      unwritten.add(line);
    }
  }

  private synchronized boolean holding(BooleanSupplier work) {
    return folder.exists() ? lock.holding(work::getAsBoolean) : work.getAsBoolean();
  }
}
