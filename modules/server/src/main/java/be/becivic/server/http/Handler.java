package be.becivic.server.http;

/** Answers a request. It runs on a virtual thread of its own and may block. */
@FunctionalInterface
public interface Handler {
  Response handle(Request request);
}
