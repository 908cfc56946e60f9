package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.protocol.id.Uid;
import java.util.Optional;

/**
 * A value is named after whoever says it (§6.11): its name begins as the name of its source does,
 * so that no authority is credited with what a third party wrote. What an amendment brought keeps
 * its name until a maintainer renames it.
 */
public final class ValueSourceRule implements CorpusRule {
  @Override
  public String id() {
    return "value_source";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (SeedRow row : SeedRow.all(corpus.corpus())) {
      Optional<String> source = row.fields().text("source");
      if (row.kind() != Uid.Kind.VOLATILE_VALUE
          || !row.isCurrent()
          || source.isEmpty()
          || row.fields().find("amended_by").isPresent()) {
        continue;
      }
      String name = row.fields().text("name").orElse("");
      if (corpus.corpus().seeds().find(Uid.Kind.REFERENCE, source.get()).isEmpty()) {
        reports
            .in(row.file())
            .error(
                row.at("source"),
                "There is no reference '%s'.".formatted(source.get()),
                "Name the reference that says so.");
      } else if (!agency(name).equals(agency(source.get()))) {
        reports
            .in(row.file())
            .error(
                row.at("name"),
                "'%s' claims another agency than its source, %s.".formatted(name, source.get()),
                "Begin the name as the name of its source begins.");
      }
    }
  }

  private static String agency(String name) {
    return name.split("-", 2)[0];
  }
}
