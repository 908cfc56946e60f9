package be.becivic.corpus.check.rule;

import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** A JSON file under check. */
public record JsonFile(SourceFile file, JsonDocument document) {

  public static JsonFile of(SourceFile file) {
    return new JsonFile(file, JsonDocument.parse(file.text()));
  }

  public JsonNode json() {
    return document.json();
  }

  public Span locate(String pointer) {
    return document.locate(JsonPointer.compile(pointer));
  }

  /** The start of a pointer's value, or of the value itself where it has no name. */
  public Span locate(JsonPointer pointer) {
    return document.locate(pointer);
  }
}
