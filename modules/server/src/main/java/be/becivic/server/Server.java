package be.becivic.server;

import java.net.URI;
import java.util.Deque;

/** The whole of Be Civic in one process. */
public final class Server implements AutoCloseable {
  private final URI address;
  private final Deque<AutoCloseable> parts;

  private Server(URI address, Deque<AutoCloseable> parts) {
    this.address = address;
    this.parts = parts;
  }
}
