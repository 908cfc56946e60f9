package be.becivic.mcp.server;

/** Hears of handlers that threw, which no client is told about. */
@FunctionalInterface
public interface BugListener {

  void threw(String method, RuntimeException bug);
}
