package be.becivic.library.search;

import be.becivic.library.search.document.Aliases;
import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.text.SearchField;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchWords.Group;
import be.becivic.library.search.text.StoredWording;
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

  /** A concept is one term, repeated where the thing is surely about it. */
  private static final FieldType CONCEPT =
      type(
          type -> {
            type.setTokenized(false);
            type.setOmitNorms(true);
            type.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
          });

  /** What tells agents how to work comes after all that people seek. */
  private static final float FOR_AGENTS = 0.01f;

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
    fields.add(new FloatDocValuesField(SearchField.WEIGHT, weight(document)));
    if (document.isForAgents()) {
      fields.add(new StringField(SearchField.AUDIENCE, SearchField.AGENTS, Store.YES));
    }
    for (String theme : document.themes()) {
      fields.add(new StringField(SearchField.THEME, theme, Store.NO));
    }
    addProse(fields, document);
    switch (document.type()) {
      case SKILL, PATH -> addAnswer(fields, document);
      case VALUE, REFERENCE ->
          addNames(fields, document, SearchField.SOURCE, TextField.TYPE_NOT_STORED);
      case COMMUNE -> addNames(fields, document, SearchField.PLACE, NAME);
    }
    return fields;
  }

  private static float weight(SearchDocument document) {
    return document.type().weight() * (document.isForAgents() ? FOR_AGENTS : 1);
  }

  private static void addProse(Document fields, SearchDocument document) {
    StringJoiner everything = new StringJoiner("\n");
    document
        .wordings()
        .forEach(
            (language, wording) -> {
              fields.add(new Field(SearchField.TEXT.in(language), wording.prose(), PROSE));
              fields.add(new StoredField(StoredWording.title(language), wording.title()));
              fields.add(new StoredField(StoredWording.prose(language), wording.prose()));
              everything.add(wording.prose());
            });
    fields.add(new Field(SearchField.TEXT.folded(), everything.toString(), PROSE));
  }

  private void addAnswer(Document fields, SearchDocument document) {
    document
        .wordings()
        .forEach(
            (language, wording) -> {
              addText(fields, SearchField.TITLE, language, wording.title());
              addText(fields, SearchField.LEAD, language, wording.lead());
            });
    for (String keyword : document.keywords()) {
      addKeyword(fields, SearchField.ALIAS, keyword, NAME);
      if (isOneWord(keyword)) {
        addKeyword(fields, SearchField.NAME, keyword, NAME);
      }
    }
    aliases
        .of(document)
        .forEach(
            (group, sureness) -> {
              addGroup(fields, aliases.group(group));
              for (int i = 0; i < sureness; i++) {
                fields.add(new Field(SearchField.CONCEPT, group.toString(), CONCEPT));
              }
            });
  }

  private static void addNames(
      Document fields, SearchDocument document, SearchField field, FieldType type) {
    document
        .wordings()
        .forEach(
            (language, wording) -> {
              fields.add(new Field(field.in(language), wording.title(), type));
              fields.add(new Field(field.folded(), wording.title(), type));
            });
    document.keywords().forEach(word -> addKeyword(fields, field, word, type));
  }

  private static void addText(
      Document fields, SearchField field, SearchLanguage language, String text) {
    fields.add(new TextField(field.in(language), text, Store.NO));
    fields.add(new TextField(field.folded(), text, Store.NO));
  }

  private static void addName(Document fields, SearchLanguage language, String name) {
    fields.add(new Field(SearchField.ALIAS.in(language), name, NAME));
    fields.add(new Field(SearchField.ALIAS.folded(), name, NAME));
    if (isOneWord(name)) {
      fields.add(new Field(SearchField.NAME.in(language), name, NAME));
      fields.add(new Field(SearchField.NAME.folded(), name, NAME));
    }
  }

  private static boolean isOneWord(String name) {
    return name.chars().allMatch(Character::isLetterOrDigit);
  }

  private static void addKeyword(Document fields, SearchField field, String word, FieldType type) {
    fields.add(new Field(field.folded(), word, type));
    for (SearchLanguage language : SearchLanguage.values()) {
      fields.add(new Field(field.in(language), word, type));
    }
  }

  /** Of what people say when they need a thing, single words name it; sentences only as a whole. */
  private static void addGroup(Document fields, Group group) {
    group
        .names()
        .forEach(
            (language, names) ->
                names.stream()
                    .filter(name -> group.about().isEmpty() || !name.contains(" "))
                    .forEach(name -> addName(fields, language, name)));
  }

  private static FieldType type(Consumer<FieldType> difference) {
    FieldType type = new FieldType(TextField.TYPE_NOT_STORED);
    difference.accept(type);
    type.freeze();
    return type;
  }
}
