package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.moved.MovedAddress;
import be.becivic.corpus.moved.MovedAddresses;
import be.becivic.corpus.moved.PublicAddresses;
import be.becivic.corpus.text.Span;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Redirects that somebody wrote lead, each from an address of its own, to a page there is. */
public final class RedirectsRule implements CorpusRule {
  @Override
  public String id() {
    return "redirects";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(MovedAddresses.FILE)
        .ifPresent(
            file -> {
              Reporter report = reports.in(file.file());
              if (file.json().path("redirects").isArray()) {
                check(file, corpus, report);
              } else if (!file.json().isMissingNode()) {
                report.error(
                    Span.at(0), "There is no list of redirects.", "Add \"redirects\": [].");
              }
            });
  }

  private static void check(JsonFile file, CorpusCase corpus, Reporter report) {
    MovedAddresses moved = MovedAddresses.of(corpus.corpus());
    PublicAddresses places = new PublicAddresses(corpus.corpus());
    Set<String> seen = new HashSet<>();
    JsonNode list = file.json().path("redirects");
    for (int i = 0; i < list.size(); i++) {
      String at = "/redirects/" + i;
      JsonFields entry = new JsonFields(list.get(i));
      Optional<String> from = entry.text("from").filter(MovedAddress::isFrom);
      Optional<String> to = entry.text("to").filter(MovedAddress::isTo);
      if (from.isEmpty() || to.isEmpty()) {
        report.error(
            file.locate(at),
            "A redirect has two addresses of this site, from and to.",
            "Write them as /skills/some-id, in lowercase; only to may have a fragment.");
      } else if (!seen.add(from.get())) {
        report.error(
            file.locate(at + "/from"),
            "'%s' is redirected twice.".formatted(from.get()),
            "Keep one of the two.");
      } else if (places.isTaken(from.get())) {
        report.error(
            file.locate(at + "/from"),
            "'%s' is in use, and a redirect never hides a page.".formatted(from.get()),
            "Remove the redirect; or remove what stands there first.");
      } else {
        checkEnd(file.locate(at + "/to"), moved.end(from.get()), places, report);
      }
    }
  }

  private static void checkEnd(
      Span where, Optional<String> end, PublicAddresses places, Reporter report) {
    if (end.isEmpty()) {
      report.error(where, "It leads back to itself.", "Let it lead to a page.");
    } else if (!places.has(end.get())) {
      report.error(
          where,
          "There is no page at '%s'.".formatted(end.get()),
          "Let it lead to a page that exists.");
    }
  }
}
