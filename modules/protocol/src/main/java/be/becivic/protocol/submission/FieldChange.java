package be.becivic.protocol.submission;

import tools.jackson.databind.JsonNode;

/** One field, in dot notation such as {@code applies_to.regions}, and the value it should have. */
public record FieldChange(String path, JsonNode value) {

  /** The field of the artefact itself that it lies in. */
  public String root() {
    int dot = path.indexOf('.');
    return dot < 0 ? path : path.substring(0, dot);
  }

  @Override
  public String toString() {
    return "FieldChange";
  }
}
