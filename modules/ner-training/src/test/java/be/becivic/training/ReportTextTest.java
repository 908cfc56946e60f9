package be.becivic.training;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReportTextTest {
  private static final String REPORT = "Grâce à [[Amina]] et à madame [[Van Hove]], c'est réglé.";
  private static final int TIMES = 40;

  @Test
  void halfTheTimesAReportIsToldAsItWasSent() {
    assertThat(told(REPORT))
        .hasSize(TIMES)
        .filteredOn(
            example -> example.text().equals("Grâce à Amina et à madame Van Hove, c'est réglé."))
        .hasSizeGreaterThanOrEqualTo(TIMES / 2)
        .hasSizeLessThan(TIMES);
  }

  @Test
  void whoeverIsNamedInsteadIsMarked() {
    assertThat(told(REPORT))
        .allSatisfy(
            example -> {
              assertThat(example.people()).hasSize(2);
              String other = example.text();
              Example.Person first = example.people().getFirst();
              Example.Person last = example.people().getLast();
              assertThat(
                      "Grâce à "
                          + other.substring(first.start(), first.end())
                          + " et à madame "
                          + other.substring(last.start(), last.end())
                          + ", c'est réglé.")
                  .isEqualTo(other);
            });
  }

  @Test
  void afterAnApostropheNamesBeginWithAVowel() {
    assertThat(told("Le dossier d'[[Amina]] est prêt."))
        .allMatch(example -> example.text().matches("(?iu)Le dossier d'[aeiouyhàâäéèêëîïôöùûü].*"));
  }

  @ParameterizedTest
  @EnumSource
  void halfTheReportsNameSomebodyAndNoMarkIsLeftOpen(ModelLanguage language) {
    List<String> reports = MarkedReports.of(language);
    long named =
        reports.stream().filter(report -> MarkedReports.NAME.matcher(report).find()).count();

    assertThat((double) named / reports.size()).isBetween(0.4, 0.6);
    assertThat(reports)
        .allMatch(
            report ->
                !MarkedReports.NAME.matcher(report).replaceAll("").matches(".*(\\[\\[|\\]\\]).*"));
  }

  private static List<Example> told(String report) {
    var grammar = new Grammar(ModelLanguage.FR);
    var forms = new NameForms(ModelLanguage.FR, new NameLists(), grammar);
    return new ReportText(forms, new SplittableRandom(7)).told(report, TIMES);
  }
}
