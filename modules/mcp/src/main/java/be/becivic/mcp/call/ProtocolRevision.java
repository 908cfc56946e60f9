package be.becivic.mcp.call;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The revisions of the protocol that are spoken, oldest first. */
public enum ProtocolRevision {
  V2025_06_18("2025-06-18"),
  V2025_11_25("2025-11-25"),
  V2026_07_28("2026-07-28");

  /** What a client is offered that asks for a handshake in a revision we do not know. */
  public static final ProtocolRevision LATEST_WITH_HANDSHAKE = V2025_11_25;

  private final String text;

  ProtocolRevision(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /** Whether every request says by itself who asks and how, so that there is no handshake. */
  public boolean isStateless() {
    return this == V2026_07_28;
  }

  /** Whether arguments that do not fit are told to the model, which can correct itself. */
  public boolean tellsTheModelOfWrongArguments() {
    return this != V2025_06_18;
  }

  public static Optional<ProtocolRevision> parse(String text) {
    return Stream.of(values()).filter(revision -> revision.text.equals(text)).findFirst();
  }

  /** All of them, newest first. */
  public static List<String> supported() {
    return Stream.of(values()).map(ProtocolRevision::text).toList().reversed();
  }
}
