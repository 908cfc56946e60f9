package be.becivic.harness.deadline;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the person hears at the start of a session about the days ahead. */
public final class DeadlineWarnings {
  private static final int AHEAD_DAYS = 120;
  private static final int BEHIND_DAYS = 30;

  private DeadlineWarnings() {}

  /** A sentence a document, with all that hangs on it, and one for every other day that is near. */
  public static List<String> of(List<DueDay> days, LocalDate today) {
    Map<String, List<DueDay>> groups =
        days.stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.document().orElse(each.id()),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return groups.values().stream()
        .filter(group -> group.stream().anyMatch(each -> isNear(each, today)))
        .flatMap(group -> sentence(group, today).stream())
        .toList();
  }

  private static Optional<String> sentence(List<DueDay> group, LocalDate today) {
    // The document's own end first, since everything else is counted from it.
    Stream<DueDay> own = group.stream().filter(each -> each.basis().equals(DatedDocument.STATED));
    Stream<DueDay> tracked =
        group.stream()
            .filter(each -> !each.basis().equals(DatedDocument.STATED))
            .filter(
                each -> each.daysFrom(today) >= -BEHIND_DAYS || each.kind() == DeadlineKind.OPENS);
    String words =
        Stream.concat(own, tracked)
            .map(each -> each.words(today) + " (" + each.day() + ")")
            .collect(Collectors.joining("; "));
    return words.isEmpty() ? Optional.empty() : Optional.of("Tell the person: your " + words + ".");
  }

  private static boolean isNear(DueDay each, LocalDate today) {
    long days = each.daysFrom(today);
    return days <= AHEAD_DAYS && days >= -BEHIND_DAYS;
  }
}
