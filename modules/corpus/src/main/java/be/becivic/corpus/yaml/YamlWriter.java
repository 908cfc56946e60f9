package be.becivic.corpus.yaml;

import tools.jackson.databind.node.ObjectNode;

/** Writes a whole document the way authors do. */
public final class YamlWriter {
  private YamlWriter() {}

  /** One field a line, in the order given, with a newline at the end. */
  public static String write(ObjectNode fields) {
    return YamlText.block(fields, "") + "\n";
  }
}
