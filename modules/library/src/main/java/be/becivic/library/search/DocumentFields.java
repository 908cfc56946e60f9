package be.becivic.library.search;

import be.becivic.library.search.SearchDocument.Wording;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.FloatDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexOptions;

/** Turns what can be found into what the index keeps. */
final class DocumentFields {
  private static final FieldType PROSE = prose();
  private static final FieldType ALIAS = alias();

  private final Aliases aliases;

  DocumentFields(Aliases aliases) {
    this.aliases = aliases;
  }

  Document of(SearchDocument document) {
    Document fields = new Document();
    fields.add(new StringField(Field.TYPE, document.type().wireName(), Store.YES));
    fields.add(new FloatDocValuesField(Field.WEIGHT, document.type().weight()));
    fields.add(new StringField(Field.ID, document.id(), Store.YES));
    fields.add(
        new StringField(
            Field.STATUS,
            document.status().map(status -> status.wireName()).orElse(""),
            Store.YES));
    document.themes().forEach(theme -> fields.add(new StringField(Field.THEME, theme, Store.NO)));
    addWordings(fields, document);
    document.keywords().forEach(word -> addInEveryLanguage(fields, word));
    if (document.type().hasAliases()) {
      aliases.of(document).forEach(group -> addGroup(fields, group));
    }
    return fields;
  }

  private static void addWordings(Document fields, SearchDocument document) {
    StringJoiner everything = new StringJoiner("\n");
    for (Language language : Language.values()) {
      Wording wording = document.wordings().get(language);
      if (wording == null) {
        continue;
      }
      add(fields, Field.TITLE, language, wording.title());
      add(fields, Field.LEAD, language, wording.lead());
      fields.add(new StoredField(StoredWording.title(language), wording.title()));
      fields.add(new StoredField(StoredWording.prose(language), wording.prose()));
      fields.add(
          new org.apache.lucene.document.Field(Field.TEXT.in(language), wording.prose(), PROSE));
      everything.add(wording.prose());
    }
    fields.add(
        new org.apache.lucene.document.Field(Field.TEXT.folded(), everything.toString(), PROSE));
  }

  private static void addGroup(Document fields, Map<Language, List<String>> group) {
    group.forEach(
        (language, expressions) ->
            expressions.forEach(
                expression -> {
                  fields.add(name(Field.ALIAS.in(language), expression));
                  fields.add(name(Field.ALIAS.folded(), expression));
                }));
  }

  private static void addInEveryLanguage(Document fields, String word) {
    for (Language language : Language.values()) {
      fields.add(name(Field.ALIAS.in(language), word));
    }
    fields.add(name(Field.ALIAS.folded(), word));
  }

  private static void add(Document fields, Field field, Language language, String text) {
    fields.add(new TextField(field.in(language), text, Store.NO));
    fields.add(new TextField(field.folded(), text, Store.NO));
  }

  private static org.apache.lucene.document.Field name(String field, String text) {
    return new org.apache.lucene.document.Field(field, text, ALIAS);
  }

  /** Having many names makes none of them weaker, so their number is not kept. */
  private static FieldType alias() {
    FieldType type = new FieldType(TextField.TYPE_NOT_STORED);
    type.setOmitNorms(true);
    type.freeze();
    return type;
  }

  private static FieldType prose() {
    FieldType type = new FieldType(TextField.TYPE_NOT_STORED);
    type.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS);
    type.freeze();
    return type;
  }
}
