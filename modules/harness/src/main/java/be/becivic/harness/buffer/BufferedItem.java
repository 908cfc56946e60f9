package be.becivic.harness.buffer;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Tier;
import be.becivic.protocol.id.SubmissionId;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something the agent would like to hand in.
 *
 * @param json the item as it stands in an envelope, and as it is sent to the byte
 */
public record BufferedItem(FeedbackType type, SubmissionId id, ObjectNode json) {
  /** Said in every line, so that each can be sent by itself (seed 000). */
  public static final String CONTRACT = "2.1.0";

  /** Where the words are that a person may want to change, by the first that is there. */
  private static final List<String> TEXTS =
      List.of(
          "/content/body",
          "/content/report",
          "/content/note",
          "/body",
          "/rationale",
          "/injection_reason",
          "/would_be_5_stars",
          "/commit_message");

  /** Reads a line of a buffer; empty when it is no item of today's types. */
  public static Optional<BufferedItem> parse(ObjectNode line) {
    return FeedbackType.parse(line.path("type").stringValue(""))
        .filter(type -> type != FeedbackType.ANALYTICS)
        .flatMap(
            type ->
                SubmissionId.parse(type.idKind(), line.path(type.idField()).stringValue(""))
                    .map(id -> new BufferedItem(type, id, line)));
  }

  /** The fingerprint of exactly these bytes. */
  public String digest() {
    return digestOf(json.toString());
  }

  public static String digestOf(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public Optional<TargetType> targetType() {
    return json.path("target_type").stringValueOpt().flatMap(TargetType::parse);
  }

  public Tier tier() {
    return Tier.of(type, targetType());
  }

  /** The words a person may want to change. */
  public Optional<String> text() {
    return place().map(at -> json.at(at).stringValue(""));
  }

  /** The same item under the same id, with other words. */
  public BufferedItem saying(String words) {
    ObjectNode copy = json.deepCopy();
    place()
        .ifPresent(
            at -> {
              int slash = at.lastIndexOf('/');
              JsonNode parent = slash == 0 ? copy : copy.at(at.substring(0, slash));
              parent.asObject().put(at.substring(slash + 1), oneLine(words));
            });
    return new BufferedItem(type, id, copy);
  }

  /** What it is, in words a person knows. */
  public String summary() {
    String target = json.path("target_id").stringValue("");
    String about = target.isEmpty() ? "Be Civic itself" : target;
    String kind =
        switch (type) {
          case CONCERN -> "A report that something is wrong with " + about;
          case AMENDMENT -> "A proposed change of " + about;
          case VALIDATION ->
              (json.path("verdict").stringValue("").equals("confirm")
                      ? "A vote that this was right: "
                      : "A vote that this was wrong: ")
                  + about;
          case DRAFT -> "A proposal of a new page, " + about;
          case FEEDBACK -> "A message to the people behind Be Civic";
          case RATING -> "A rating of " + about;
          case ANALYTICS -> throw new IllegalStateException("events are not reviewed");
        };
    return kind + text().map(words -> ": “" + words + "”").orElse(".");
  }

  /** Free texts are one line on the wire (§6.2). */
  public static String oneLine(String words) {
    return words.replaceAll("\\s+", " ").strip();
  }

  private Optional<String> place() {
    return TEXTS.stream().filter(at -> json.at(at).isString()).findFirst();
  }
}
