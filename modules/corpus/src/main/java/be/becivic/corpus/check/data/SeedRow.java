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
import java.util.stream.Stream;

/** A line of a catalogue seed that is a JSON object. */
record SeedRow(SourceFile file, int start, Uid.Kind kind, JsonDocument document) {

  private static final List<String> FILES =
      List.of(CatalogueSeeds.VALUES_FILE, CatalogueSeeds.REFERENCES_FILE);

  /** The files with such rows. */
  static Stream<String> files(Corpus corpus) {
    return FILES.stream().filter(corpus::has);
  }

  static List<SeedRow> all(Corpus corpus) {
    return FILES.stream()
        .flatMap(path -> corpus.findFile(path).stream())
        .flatMap(file -> in(file).stream())
        .toList();
  }

  /** The rows of one file. */
  static List<SeedRow> in(SourceFile file) {
    Uid.Kind kind =
        file.path().equals(CatalogueSeeds.VALUES_FILE)
            ? Uid.Kind.VOLATILE_VALUE
            : Uid.Kind.REFERENCE;
    List<SeedRow> rows = new ArrayList<>();
    int start = 0;
    for (String line : file.text().split("\n")) {
      JsonDocument document = JsonDocument.parse(line);
      if (document.json().isObject()) {
        rows.add(new SeedRow(file, start, kind, document));
      }
      start += line.length() + 1;
    }
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
}
