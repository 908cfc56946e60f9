package be.becivic.corpus.check.path;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.text.Span;

/** An entry of the path directory under check. */
record PathCase(Corpus corpus, PathEntry path, JsonFile file) {

  JsonFields fields() {
    return path.fields();
  }

  /** Where something of the entry stands, such as {@code /sources/0/id}. */
  Span at(String pointer) {
    return file.locate("/paths/" + path.id() + pointer);
  }
}
