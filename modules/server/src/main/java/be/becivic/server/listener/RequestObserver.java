package be.becivic.server.listener;

import be.becivic.protocol.operation.HttpMethod;
import java.util.Optional;

/** Is told about requests in terms that give nothing away about who sent them or what. */
public interface RequestObserver {

  /** A handler starts. */
  void entered();

  /** A handler has finished. */
  void left();

  void answered(Answer answer);

  /** A handler broke; its message may quote what was submitted, so it must not be repeated. */
  void crashed(String route, Throwable thrown);

  /**
   * What may be known about an answered request.
   *
   * @param route the pattern, {@code unmatched} or {@code malformed}
   * @param method a method of {@link HttpMethod}, or {@code other}
   * @param error the category of a refusal
   */
  record Answer(String route, String method, int status, Optional<String> error, long nanos) {}
}
