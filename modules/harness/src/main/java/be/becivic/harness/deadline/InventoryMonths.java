package be.becivic.harness.deadline;

import java.time.DateTimeException;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The months up to which documents are valid, where the profile knows no more than the month. */
final class InventoryMonths {
  private static final Map<String, String> CATEGORIES =
      Map.of(
          "id_card", "identity-card",
          "residence_card", "residence-card",
          "work_permit", "work-permit",
          "passport_BE", "passport",
          "passport_other", "passport");

  private InventoryMonths() {}

  /** The first day of each month, so that nobody is late; none where a note knows the day. */
  static List<DueDay> list(ObjectNode profile, Collection<DatedDocument> known) {
    List<DueDay> days = new ArrayList<>();
    for (Map.Entry<String, String> each : CATEGORIES.entrySet()) {
      String month =
          profile.at("/document_inventory/validity_end_" + each.getKey()).stringValue("");
      if (known.stream().noneMatch(document -> document.category().equals(each.getValue()))) {
        month(month)
            .map(
                end ->
                    new DueDay(
                        "profile-" + each.getKey().replace('_', '-').toLowerCase(Locale.ROOT),
                        each.getKey().replace('_', ' ') + " (some day of " + end + ")",
                        DeadlineKind.ENDS,
                        end.atDay(1),
                        Optional.empty(),
                        "by the month in the profile; the day is on the document"))
            .ifPresent(days::add);
      }
    }
    return days;
  }

  private static Optional<YearMonth> month(String text) {
    try {
      return Optional.of(YearMonth.parse(text));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
