package be.becivic.intake.internal.reading;

import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.JsonSearch;
import be.becivic.protocol.schema.MemberNames;
import be.becivic.protocol.text.InvisibleText;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** No text of a submission, nor any name in it, may hide something from whoever reads it. */
final class InvisibleCheck {
  private static final String KEYWORD = "invisible";

  private final MemberNames vocabulary;

  InvisibleCheck(MemberNames vocabulary) {
    this.vocabulary = vocabulary;
  }

  Optional<Rejection> refuse(JsonNode document) {
    return isClear(document)
        ? Optional.empty()
        : JsonSearch.find(document, InvisibleCheck::hides)
            .map(path -> Rejection.schema(vocabulary.pointer(path), KEYWORD));
  }

  /** Nearly every document is, so the way through it is kept only where one is not. */
  private static boolean isClear(JsonNode node) {
    if (node.isString()) {
      return !InvisibleText.isIn(node.stringValue());
    }
    for (String name : node.propertyNames()) {
      if (InvisibleText.isIn(name)) {
        return false;
      }
    }
    for (JsonNode child : node) {
      if (!isClear(child)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hides(List<Object> path, JsonNode value) {
    return !path.isEmpty() && path.getLast() instanceof String name && InvisibleText.isIn(name)
        || value.isString() && InvisibleText.isIn(value.stringValue());
  }
}
