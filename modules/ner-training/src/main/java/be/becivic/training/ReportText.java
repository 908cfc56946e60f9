package be.becivic.training;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;

/** Tells a report several times: half of them as it was sent, half with others named in it. */
final class ReportText {
  private static final int PERCENT_UNKNOWN_THINGS = 35;
  private static final int MOST_DRAWS = 20;
  private static final String VOWELS = "aeiouyhàâäéèêëîïôöùûü";

  private final NameForms forms;
  private final RandomGenerator random;

  ReportText(NameForms forms, RandomGenerator random) {
    this.forms = forms;
    this.random = random;
  }

  List<Example> told(String report, int times) {
    var examples = new ArrayList<Example>();
    for (int time = 0; time < times; time++) {
      examples.add(told(report, time % 2 == 1));
    }
    return examples;
  }

  private Example told(String report, boolean renames) {
    var builder = new ExampleBuilder();
    Matcher name = MarkedReports.NAME.matcher(report);
    int from = 0;
    while (name.find()) {
      String before = report.substring(from, name.start());
      String written = name.group(1);
      builder
          .text(before)
          .person(
              renames ? renamed(written, before) : written,
              random.nextInt(100) < Generator.PERCENT_UNLISTED);
      from = name.end();
    }
    return builder
        .text(report.substring(from))
        .hidingThings(random.nextInt(100) < PERCENT_UNKNOWN_THINGS)
        .build();
  }

  /** After an apostrophe only what begins with a vowel: d'Amina. */
  private String renamed(String written, String before) {
    boolean elided = before.endsWith("'") || before.endsWith("’");
    for (int draw = 0; draw < MOST_DRAWS; draw++) {
      String name = forms.like(written, random);
      if (!elided || VOWELS.indexOf(Character.toLowerCase(name.charAt(0))) >= 0) {
        return name;
      }
    }
    return written;
  }
}
