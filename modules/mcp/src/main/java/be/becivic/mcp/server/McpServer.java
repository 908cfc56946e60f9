package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.ClientChannel;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.input.GivenInput;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.Reply;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tools, prompts and resources behind the protocol's methods. It remembers nothing between two
 * requests and can be called from many threads at once.
 *
 * @param <A> what a binding passes on to handlers with each call
 */
public final class McpServer<A> {
  /** The request that opens a session in revisions that have any. */
  public static final String INITIALIZE = "initialize";

  /** The request that asks for a sign of life, in the same revisions. */
  public static final String PING = "ping";

  static final String DISCOVER = "server/discover";

  private final Implementation self;
  private final ServerIntroduction introduction;
  private final Map<String, RpcMethod<A>> methods;
  private final Map<String, ResultFreshness> freshness;
  private final BugListener bugs;

  McpServer(
      Implementation self,
      ServerIntroduction introduction,
      Map<String, RpcMethod<A>> methods,
      Map<String, ResultFreshness> freshness,
      BugListener bugs) {
    this.self = self;
    this.introduction = introduction;
    this.methods = methods;
    this.freshness = freshness;
    this.bugs = bugs;
  }

  public static <A> McpServerBuilder<A> named(Implementation self) {
    return new McpServerBuilder<>(self);
  }

  /** Answers an {@code initialize} that brought no terms of its own. */
  public Handshake initialize(Request request) {
    return introduction.initialize(request.params());
  }

  /** Answers any other request of a client that can only be told the answer. */
  public Reply answer(Request request, CallTerms terms, A attribute) {
    return answer(request, terms, attribute, ClientChannel.NONE);
  }

  /** Answers any other request; what is asked or told meanwhile goes through the channel. */
  public Reply answer(Request request, CallTerms terms, A attribute, ClientChannel channel) {
    RpcMethod<A> method = methods.get(request.method());
    if (method == null || !isKnown(request.method(), terms)) {
      return Reply.failure(ErrorKind.METHOD_NOT_FOUND, "Method not found");
    }
    var token = Metadata.of(request).findProgressToken();
    Reply reply;
    try {
      var context = CallContext.of(attribute, terms, GivenInput.NONE, channel, token);
      reply = method.answer(request.params(), context);
    } catch (RuntimeException bug) {
      bugs.threw(request.method(), bug);
      return Reply.failure(ErrorKind.INTERNAL_ERROR, "Internal error");
    } catch (StackOverflowError | OutOfMemoryError | LinkageError failure) {
      // What was sent can drive a library into these; whoever asked is owed an answer all the same.
      bugs.threw(request.method(), new IllegalStateException(failure));
      return Reply.failure(ErrorKind.INTERNAL_ERROR, "Internal error");
    }
    if (reply instanceof Reply.Success(ObjectNode result) && terms.revision().isStateless()) {
      complete(request.method(), result);
    }
    return reply;
  }

  private static boolean isKnown(String method, CallTerms terms) {
    return switch (method) {
      case PING -> !terms.revision().isStateless();
      case DISCOVER -> terms.revision().isStateless();
      default -> true;
    };
  }

  /** Adds what results of a stateless revision carry. */
  private void complete(String method, ObjectNode result) {
    if (!result.has("resultType")) {
      result.put("resultType", "complete");
    }
    if (freshness.containsKey(method)) {
      freshness.get(method).addTo(result);
    }
    result.withObjectProperty("_meta").set(Metadata.SERVER_INFO, self.json());
  }
}
