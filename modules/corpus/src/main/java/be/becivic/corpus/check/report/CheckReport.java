package be.becivic.corpus.check.report;

import be.becivic.corpus.json.JsonText;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Everything a check found, in the order of files and lines. */
public record CheckReport(List<Finding> findings) {

  public CheckReport {
    findings = findings.stream().sorted().distinct().toList();
  }

  public static CheckReport of(Collection<Finding> findings) {
    return new CheckReport(List.copyOf(findings));
  }

  public boolean isClean() {
    return errors() == 0;
  }

  public long errors() {
    return count(Severity.ERROR);
  }

  public long warnings() {
    return count(Severity.WARNING);
  }

  /** What this report has and an earlier one had not, wherever it has moved in its file. */
  public CheckReport without(CheckReport earlier) {
    Set<String> known =
        earlier.findings.stream()
            .map(CheckReport::identity)
            .collect(Collectors.toCollection(HashSet::new));
    return of(findings.stream().filter(finding -> !known.contains(identity(finding))).toList());
  }

  private static String identity(Finding finding) {
    return String.join(
        "\n", finding.rule(), finding.severity().name(), finding.file(), finding.message());
  }

  /** One line a finding and one for its remedy, then the counts. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Finding finding : findings) {
      text.append(
          "%s:%d:%d: %s[%s] %s\n"
              .formatted(
                  finding.file(),
                  finding.at().line(),
                  finding.at().column(),
                  finding.severity().wireName(),
                  finding.rule(),
                  finding.message()));
      text.append("    ").append(finding.remedy()).append('\n');
    }
    return text.append(counted(errors(), "error"))
        .append(", ")
        .append(counted(warnings(), "warning"))
        .append('\n')
        .toString();
  }

  public String json() {
    JsonNodeFactory json = JsonNodeFactory.instance;
    ArrayNode list = json.arrayNode();
    for (Finding finding : findings) {
      list.addObject()
          .put("rule", finding.rule())
          .put("severity", finding.severity().wireName())
          .put("file", finding.file())
          .put("line", finding.at().line())
          .put("column", finding.at().column())
          .put("message", finding.message())
          .put("fix", finding.remedy());
    }
    ObjectNode report =
        json.objectNode().put("errors", errors()).put("warnings", warnings()).set("findings", list);
    return JsonText.file(report);
  }

  private long count(Severity severity) {
    return findings.stream().filter(finding -> finding.severity() == severity).count();
  }

  private static String counted(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
