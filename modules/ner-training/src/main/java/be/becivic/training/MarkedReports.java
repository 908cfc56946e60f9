package be.becivic.training;

import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Sentences as people send them, by many hands. Names of people stand between {@code [[} and {@code
 * ]]}; a line that begins with # says that somebody else wrote what follows.
 */
final class MarkedReports {
  static final Pattern NAME = Pattern.compile("\\[\\[(.+?)\\]\\]");

  private MarkedReports() {}

  static List<String> of(ModelLanguage language) {
    return TrainingResources.lines("reports/" + language.code() + ".txt").stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }
}
