package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.data.ValueLabels;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;

/** Values have names people understand, and one that is not known says which page would tell it. */
public final class ValueLabelsRule implements CorpusRule {
  @Override
  public String id() {
    return "value_labels";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(ValueLabels.FILE)
        .filter(file -> file.json().isObject())
        .ifPresent(file -> check(file, corpus, reports.in(file.file())));
  }

  private static void check(JsonFile file, CorpusCase corpus, Reporter report) {
    for (SchemaViolation violation :
        corpus.schemas().listViolations(SchemaName.VALUES, file.json())) {
      report.error(
          file.locate(violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/values.schema.json.");
    }
    for (String uid : file.json().path("values").propertyNames()) {
      boolean exists =
          Uid.parse(Uid.Kind.VOLATILE_VALUE, uid)
              .flatMap(corpus.corpus().seeds()::find)
              .isPresent();
      if (!exists) {
        report.error(
            file.locate("/values/" + uid),
            "There is no value %s.".formatted(uid),
            "Remove the entry, or correct the uid.");
      }
    }
    ValueLabels labels = corpus.corpus().valueLabels();
    for (CatalogueSeed value : corpus.corpus().seeds().values()) {
      if (labels.find(value.uid(), "en").isEmpty()) {
        report.warning(
            Span.at(0),
            "%s (%s) has no label.".formatted(value.uid(), value.name()),
            "Add a name a person understands, and its translations.");
      } else if (isUnknown(value) && labels.toldBy(value.uid()).isEmpty()) {
        report.error(
            file.locate("/values/" + value.uid()),
            "%s is not known, and nothing says where to look.".formatted(value.uid()),
            "Add told_by with the page that would tell it.");
      } else if (!labels.allows(value.uid(), value.row().path("value"))) {
        report.warning(
            file.locate("/values/" + value.uid()),
            "%s is outside what makes sense for it.".formatted(value.uid()),
            "Correct the value, or its min and max.");
      }
    }
  }

  private static boolean isUnknown(CatalogueSeed value) {
    JsonFields row = new JsonFields(value.row());
    return row.find("value").isEmpty() && row.text("status").filter("alpha"::equals).isPresent();
  }
}
