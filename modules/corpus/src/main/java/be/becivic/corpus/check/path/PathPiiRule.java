package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.path.PathSource;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * Signals show forms, never numbers from someone's session (§6.12.8). The number is not repeated.
 */
public final class PathPiiRule implements PathRule {
  private static final Pattern LONG_NUMBER = Pattern.compile("\\b\\d{8,}\\b");
  private static final List<String> SIGNALS = List.of("success_signals", "failure_signals");

  @Override
  public String id() {
    return "path_pii";
  }

  @Override
  public void check(PathCase entry, Reporter report) {
    List<PathSource> sources = entry.path().sources();
    for (int i = 0; i < sources.size(); i++) {
      JsonNode validation = sources.get(i).json().path("validation_path");
      for (String signals : SIGNALS) {
        for (int j = 0; j < validation.path(signals).size(); j++) {
          JsonNode value = validation.path(signals).path(j).path("value");
          if (LONG_NUMBER
              .matcher(value.isString() ? value.stringValue() : value.toString())
              .find()) {
            report.error(
                entry.at("/sources/%d/validation_path/%s/%d/value".formatted(i, signals, j)),
                "A signal holds a number of eight or more digits.",
                "Use a placeholder such as XXXXXXXX.");
          }
        }
      }
    }
  }
}
