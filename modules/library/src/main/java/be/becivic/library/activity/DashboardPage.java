package be.becivic.library.activity;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** {@code docs/activity/global.md}: the dashboard for people. */
final class DashboardPage {
  private static final List<String> KINDS =
      List.of("skills", "paths", "volatile_values", "references");

  private DashboardPage() {}

  static String markdown(JsonNode dashboard) {
    StringBuilder page = new StringBuilder("# Activity\n\n");
    page.append("As of %s.\n\n".formatted(dashboard.get("generated_at").stringValue()));
    page.append("| what | total | by status |\n|---|---|---|\n");
    for (String kind : KINDS) {
      JsonNode counts = dashboard.get(kind);
      row(page, kind, counts.get("total").asString(), listed(counts.get("by_status")));
    }
    JsonNode concerns = dashboard.get("concerns");
    row(
        page,
        "concerns",
        concerns.get("total").asString(),
        concerns.get("last_30d").asString() + " in the last 30 days");
    for (String kind : List.of("amendments", "drafts", "validations")) {
      row(page, kind, Integer.toString(sum(dashboard.get(kind))), listed(dashboard.get(kind)));
    }
    mostActive(page, dashboard.get("most_active_skills"));
    return page.toString();
  }

  private static void row(StringBuilder page, String kind, String total, String parts) {
    page.append("| %s | %s | %s |\n".formatted(words(kind), total, parts));
  }

  private static void mostActive(StringBuilder page, JsonNode skills) {
    if (!skills.isEmpty()) {
      page.append("\n## Most talked about\n\n");
      skills.forEach(
          skill ->
              page.append(
                  "- [%1$s](../../skills/%1$s/canonical.md): %2$s concerns in 30 days\n"
                      .formatted(
                          skill.get("id").stringValue(), skill.get("concerns_30d").asString())));
    }
  }

  private static String listed(JsonNode counts) {
    return String.join(
        ", ",
        counts.properties().stream()
            .map(part -> part.getValue().asString() + " " + words(part.getKey()))
            .toList());
  }

  private static int sum(JsonNode counts) {
    return counts.valueStream().mapToInt(JsonNode::intValue).sum();
  }

  private static String words(String name) {
    return name.replace('_', ' ');
  }
}
