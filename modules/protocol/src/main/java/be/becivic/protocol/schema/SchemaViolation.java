package be.becivic.protocol.schema;

import java.util.List;
import java.util.Optional;

/**
 * One thing a schema refuses in a file of ours. It repeats names the file uses, so unlike a
 * rejection it is for the file's author only.
 *
 * @param pointer JSON pointer to the offending place
 * @param keyword the schema keyword that failed
 * @param missing the name of a required member that is absent
 * @param allowed the values there could be instead, where the schema lists them
 */
public record SchemaViolation(
    String pointer, String keyword, Optional<String> missing, List<String> allowed) {
  public SchemaViolation {
    allowed = List.copyOf(allowed);
  }
}
