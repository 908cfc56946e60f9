package be.becivic.mcp.stdio;

import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Incoming;
import be.becivic.mcp.jsonrpc.Message;
import be.becivic.mcp.jsonrpc.MessageReader;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RequestId;
import be.becivic.mcp.jsonrpc.RpcError;
import be.becivic.mcp.server.McpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/** Serves one client over its input and output, until the input ends. */
public final class StdioBinding<A> {
  private final McpServer<A> server;
  private final int maxLine;

  public StdioBinding(McpServer<A> server, int maxLine) {
    this.server = server;
    this.maxLine = maxLine;
  }

  /**
   * Answers requests as they come, several at a time, and returns when all are answered.
   *
   * @throws IOException when the client can no longer be read or written
   */
  public void serve(InputStream in, OutputStream out, A attribute) throws IOException {
    var lines = new LineReader(in, maxLine);
    try (var calls =
        new RunningCalls<>(new StdioSession<>(server, attribute), new LineWriter(out))) {
      for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        switch (line.get()) {
          case LineReader.TooLong _ ->
              calls.reply(
                  Optional.empty(),
                  Reply.failure(ErrorKind.INVALID_REQUEST, "The message is too large"));
          case LineReader.Whole(byte[] bytes) -> take(MessageReader.read(bytes), calls);
        }
      }
    }
  }

  private void take(Incoming incoming, RunningCalls<A> calls) throws IOException {
    switch (incoming) {
      case Incoming.Malformed(Optional<RequestId> id, RpcError error) ->
          calls.reply(id, new Reply.Failure(error));
      case Incoming.Readable(Message.Request request) -> calls.start(request);
      case Incoming.Readable(Message.Notification notification) -> calls.note(notification);
      case Incoming.Readable(Message.Response response) -> calls.take(response);
    }
  }
}
