package be.becivic.lifecycle.upkeep.links;

import be.becivic.records.model.LinkState;
import java.util.Optional;

/** What a link led to. */
record Found(LinkState state, Optional<Integer> httpCode, Optional<String> movedTo) {
  static final Found NOBODY = new Found(LinkState.UNREACHABLE, Optional.empty(), Optional.empty());

  static Found answered(int code) {
    return new Found(state(code), Optional.of(code), Optional.empty());
  }

  static Found moved(int code, String to) {
    return new Found(LinkState.MOVED, Optional.of(code), Optional.of(to));
  }

  private static LinkState state(int code) {
    if (code < 300) {
      return LinkState.OK;
    }
    return code == 404 || code == 410 ? LinkState.GONE : LinkState.REFUSED;
  }
}
