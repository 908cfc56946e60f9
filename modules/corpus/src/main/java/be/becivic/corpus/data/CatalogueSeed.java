package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * A row with which a server fills an empty catalogue.
 *
 * @param line the line of the file it stands on, from one
 * @param row everything it says, not to be changed
 */
public record CatalogueSeed(Uid uid, String name, int line, JsonNode row) {

  /** Whether no later row took its place. */
  public boolean isCurrent() {
    return !row.hasNonNull("superseded_at");
  }

  /** What it shows where it is cited; nothing where it is not in our voice, or says nothing. */
  Optional<ShownContent> shown() {
    JsonFields fields = new JsonFields(row);
    if (!isOurs(fields)) {
      return Optional.empty();
    }
    return uid.kind() == Uid.Kind.VOLATILE_VALUE
        ? Optional.of(new ShownContent.Value(fields.find("value"), fields.text("unit")))
        : fields
            .text("url")
            .map(
                url ->
                    new ShownContent.Source(
                        fields.text("title").orElse(url), url, fields.text("last_verified")));
  }

  private static boolean isOurs(JsonFields fields) {
    boolean isProposed =
        fields
            .text("origin")
            .map("community"::equals)
            .orElse(fields.text("amended_by").isPresent());
    return !isProposed
        || fields
            .text("status")
            .flatMap(Status::parse)
            .filter(Set.of(Status.BETA, Status.STABLE)::contains)
            .isPresent();
  }
}
