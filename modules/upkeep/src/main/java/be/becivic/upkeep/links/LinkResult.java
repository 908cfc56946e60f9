package be.becivic.upkeep.links;

import be.becivic.records.catalogue.LinkState;
import java.util.Optional;

/** What a link led to. */
record LinkResult(LinkState state, Optional<Integer> httpCode, Optional<String> movedTo) {
  static final LinkResult NOBODY =
      new LinkResult(LinkState.UNREACHABLE, Optional.empty(), Optional.empty());

  static LinkResult answered(int code) {
    return new LinkResult(state(code), Optional.of(code), Optional.empty());
  }

  static LinkResult moved(int code, String to) {
    return new LinkResult(LinkState.MOVED, Optional.of(code), Optional.of(to));
  }

  private static LinkState state(int code) {
    if (code < 300) {
      return LinkState.OK;
    }
    return code == 404 || code == 410 ? LinkState.GONE : LinkState.REFUSED;
  }
}
