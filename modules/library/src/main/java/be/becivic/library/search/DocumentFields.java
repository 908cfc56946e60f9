package be.becivic.library.search;

import be.becivic.library.search.SearchDocument.Wording;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.FloatDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexOptions;

/** Turns what can be found into what the index keeps. */
final class DocumentFields {
  /** Snippets are cut where terms stand, so their places are kept. */
  private static final FieldType PROSE =
      type(type -> type.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS));

  /** Having many names makes none of them weaker, so their number is not kept. */
  private static final FieldType NAME = type(type -> type.setOmitNorms(true));

  private final Aliases aliases;

  DocumentFields(Aliases aliases) {
    this.aliases = aliases;
  }

  Document of(SearchDocument document) {
    Document fields = new Document();
    String status = document.status().map(known -> known.wireName()).orElse("");
    fields.add(new StringField(SearchField.TYPE, document.type().wireName(), Store.YES));
    fields.add(new StringField(SearchField.ID, document.id(), Store.YES));
    fields.add(new StringField(SearchField.STATUS, status, Store.YES));
    fields.add(new FloatDocValuesField(SearchField.WEIGHT, document.type().weight()));
    for (String theme : document.themes()) {
      fields.add(new StringField(SearchField.THEME, theme, Store.NO));
    }
    addWordings(fields, document);
    document.keywords().forEach(word -> addKeyword(fields, word));
    if (document.type().hasAliases()) {
      aliases.of(document).forEach(group -> addGroup(fields, group));
    }
    return fields;
  }

  private static void addWordings(Document fields, SearchDocument document) {
    StringJoiner everything = new StringJoiner("\n");
    document
        .wordings()
        .forEach(
            (language, wording) -> {
              addWording(fields, language, wording);
              everything.add(wording.prose());
            });
    fields.add(new Field(SearchField.TEXT.folded(), everything.toString(), PROSE));
  }

  private static void addWording(Document fields, Language language, Wording wording) {
    addText(fields, SearchField.TITLE, language, wording.title());
    addText(fields, SearchField.LEAD, language, wording.lead());
    fields.add(new Field(SearchField.TEXT.in(language), wording.prose(), PROSE));
    fields.add(new StoredField(StoredWording.title(language), wording.title()));
    fields.add(new StoredField(StoredWording.prose(language), wording.prose()));
  }

  private static void addText(Document fields, SearchField field, Language language, String text) {
    fields.add(new TextField(field.in(language), text, Store.NO));
    fields.add(new TextField(field.folded(), text, Store.NO));
  }

  private static void addKeyword(Document fields, String word) {
    fields.add(new Field(SearchField.ALIAS.folded(), word, NAME));
    for (Language language : Language.values()) {
      fields.add(new Field(SearchField.ALIAS.in(language), word, NAME));
    }
  }

  private static void addGroup(Document fields, Map<Language, List<String>> group) {
    group.forEach(
        (language, names) -> {
          for (String name : names) {
            fields.add(new Field(SearchField.ALIAS.in(language), name, NAME));
            fields.add(new Field(SearchField.ALIAS.folded(), name, NAME));
          }
        });
  }

  private static FieldType type(Consumer<FieldType> difference) {
    FieldType type = new FieldType(TextField.TYPE_NOT_STORED);
    difference.accept(type);
    type.freeze();
    return type;
  }
}
