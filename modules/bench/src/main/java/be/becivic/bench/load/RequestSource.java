package be.becivic.bench.load;

/** Where one connection gets its next request from. */
@FunctionalInterface
public interface RequestSource {

  /** All bytes of a request; they are sent before the next call. */
  byte[] next();
}
