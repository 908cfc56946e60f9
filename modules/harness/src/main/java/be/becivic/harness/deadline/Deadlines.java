package be.becivic.harness.deadline;

import be.becivic.harness.folder.FolderLock;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.state.Memory;
import be.becivic.harness.state.MemoryType;
import be.becivic.harness.state.ProfileFile;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code deadlines.json}, the days it and the person's documents come to, and their calendar. */
public final class Deadlines {
  private static final ZoneId BELGIUM = ZoneId.of("Europe/Brussels");

  private static final String MEMBER = "deadlines";
  private static final Set<String> FREE_TEXTS = Set.of("title");

  /** A day that passed is of use for a while, then it goes. */
  private static final int KEPT_DAYS = 90;

  private final PersonFolder folder;
  private final FolderLock lock;
  private final Memory memory;
  private final ProfileFile profile;
  private final InstantSource clock;

  public Deadlines(
      PersonFolder folder,
      FolderLock lock,
      Memory memory,
      ProfileFile profile,
      InstantSource clock) {
    this.folder = folder;
    this.lock = lock;
    this.memory = memory;
    this.profile = profile;
    this.clock = clock;
  }

  public LocalDate today() {
    return LocalDate.ofInstant(clock.instant(), BELGIUM);
  }

  /** Keeps a deadline, in place of one with the same id. */
  public WriteResult put(TrackedDeadline deadline, GuardedFiles files) {
    return lock.holding(
        () -> {
          Map<String, TrackedDeadline> all = tracked();
          all.put(deadline.id(), deadline);
          return write(all, files);
        });
  }

  /** Whether a deadline would be taken; nothing is written. */
  public WriteResult check(TrackedDeadline deadline, GuardedFiles files) {
    return files.check(folder.deadlines(), deadline.json(), FREE_TEXTS);
  }

  public boolean remove(String id, GuardedFiles files) {
    return lock.holding(
        () -> {
          Map<String, TrackedDeadline> all = tracked();
          boolean known = all.remove(id) != null;
          write(all, files);
          return known;
        });
  }

  /** Drops what passed long ago and brings the calendar up to date, if there is anything in it. */
  public void tidy(GuardedFiles files) {
    lock.holding(
        () -> {
          Map<String, TrackedDeadline> all = tracked();
          Map<String, DatedDocument> documents = documents();
          all.values()
              .removeIf(
                  each ->
                      day(each, documents)
                          .filter(day -> day.plusDays(KEPT_DAYS).isBefore(today()))
                          .isPresent());
          return write(all, files);
        });
  }

  /** The day of a deadline, if what it is counted from is known. */
  public Optional<LocalDate> findDay(TrackedDeadline deadline) {
    return day(deadline, documents());
  }

  /** All days there are, the nearest first: those of documents, and what is tracked. */
  public List<DueDay> list() {
    Map<String, DatedDocument> documents = documents();
    List<DueDay> days = new ArrayList<>();
    documents.values().forEach(each -> days.addAll(each.listEnds()));
    profile.read().ifPresent(each -> days.addAll(InventoryMonths.list(each, documents.values())));
    for (TrackedDeadline each : tracked().values()) {
      day(each, documents).ifPresent(day -> days.add(due(each, day)));
    }
    days.sort(Comparator.comparing(DueDay::day).thenComparing(DueDay::id));
    return days;
  }

  private static DueDay due(TrackedDeadline deadline, LocalDate day) {
    Optional<String> document =
        deadline.anchor() instanceof Anchor.OfDocument(String id, _)
            ? Optional.of(id)
            : Optional.empty();
    String basis =
        deadline
            .offset()
            .map(
                each ->
                    each.term().text()
                        + " "
                        + each.direction().wireName()
                        + ", by the published value "
                        + each.uid())
            .orElse("the day itself");
    return new DueDay(deadline.id(), deadline.title(), deadline.kind(), day, document, basis);
  }

  private WriteResult write(Map<String, TrackedDeadline> all, GuardedFiles files) {
    WriteResult written = WriteResult.kept();
    if (all.isEmpty()) {
      PrivateFiles.delete(folder.deadlines());
    } else {
      ObjectNode file = JsonNodeFactory.instance.objectNode();
      ArrayNode list = file.putArray(MEMBER);
      all.values().forEach(each -> list.add(each.json()));
      written = files.replace(folder.deadlines(), file, FREE_TEXTS);
    }
    if (written instanceof WriteResult.Kept) {
      writeCalendar();
    }
    return written;
  }

  /** Holds nothing but what was looked at when it was kept. */
  private void writeCalendar() {
    List<DueDay> days = list();
    if (days.isEmpty()) {
      PrivateFiles.delete(folder.calendar());
    } else {
      PrivateFiles.replace(folder.calendar(), CalendarFile.of(days, clock.instant()));
    }
  }

  private static Optional<LocalDate> day(
      TrackedDeadline deadline, Map<String, DatedDocument> documents) {
    return switch (deadline.anchor()) {
      case Anchor.Day(LocalDate day) -> Optional.of(deadline.day(day));
      case Anchor.OfDocument(String id, String field) ->
          Optional.ofNullable(documents.get(id))
              .map(document -> document.days().get(field))
              .map(deadline::day);
    };
  }

  private Map<String, DatedDocument> documents() {
    Map<String, DatedDocument> documents = new LinkedHashMap<>();
    memory
        .listNotes(MemoryType.DOCUMENT_REFERENCE)
        .forEach(note -> documents.put(note.text("name"), DatedDocument.of(note)));
    return documents;
  }

  private Map<String, TrackedDeadline> tracked() {
    Map<String, TrackedDeadline> all = new LinkedHashMap<>();
    PrivateFiles.readObject(folder.deadlines()).stream()
        .flatMap(file -> file.path(MEMBER).valueStream())
        .flatMap(each -> TrackedDeadline.parse(each).stream())
        .forEach(each -> all.put(each.id(), each));
    return all;
  }
}
