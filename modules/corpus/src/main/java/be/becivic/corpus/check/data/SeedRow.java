package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueSeeds;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.id.Uid;
import java.util.ArrayList;
import java.util.List;

/** A line of a catalogue seed that is a JSON object. */
record SeedRow(SourceFile file, int start, Uid.Kind kind, JsonDocument document) {

  static List<SeedRow> all(Corpus corpus) {
    List<SeedRow> rows = new ArrayList<>();
    read(corpus, CatalogueSeeds.VALUES_FILE, Uid.Kind.VOLATILE_VALUE, rows);
    read(corpus, CatalogueSeeds.REFERENCES_FILE, Uid.Kind.REFERENCE, rows);
    return rows;
  }

  JsonFields fields() {
    return new JsonFields(document.json());
  }

  boolean isCurrent() {
    return fields().find("superseded_at").isEmpty();
  }

  Span at(String name) {
    return document
        .root()
        .flatMap(root -> root.member(name))
        .map(member -> member.nameSpan().shift(start))
        .orElse(Span.at(start));
  }

  private static void read(Corpus corpus, String path, Uid.Kind kind, List<SeedRow> rows) {
    corpus
        .findFile(path)
        .ifPresent(
            file -> {
              int start = 0;
              for (String line : file.text().split("\n")) {
                JsonDocument document = JsonDocument.parse(line);
                if (document.json().isObject()) {
                  rows.add(new SeedRow(file, start, kind, document));
                }
                start += line.length() + 1;
              }
            });
  }
}
