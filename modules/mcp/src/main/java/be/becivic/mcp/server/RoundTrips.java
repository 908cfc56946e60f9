package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.input.Elicitation;
import be.becivic.mcp.input.ElicitedAnswer;
import be.becivic.mcp.input.GivenInput;
import be.becivic.mcp.input.InputRequired;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Reply;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/**
 * Brings a handler the answers it waits for. In stateless revisions the client asks and repeats the
 * request; before, the server asks while it holds the request, and the handler does not notice the
 * difference.
 */
final class RoundTrips {
  /** More than a form for each of two envelopes; a handler that never has enough is a bug. */
  private static final int MOST_ROUNDS = 120;

  /** How an attempt ended. */
  sealed interface Attempt {
    /** With an answer to the request. */
    record Done(Reply reply) implements Attempt {}

    /** With a question to the person. */
    record Asking(InputRequired input) implements Attempt {}
  }

  private final StateSeal seal;

  RoundTrips(StateSeal seal) {
    this.seal = seal;
  }

  <A> Reply answer(
      String method,
      ObjectNode params,
      CallContext<A> context,
      Function<CallContext<A>, Attempt> handler) {
    return context.revision().isStateless()
        ? repeated(method, params, context, handler)
        : held(context, handler);
  }

  private <A> Reply repeated(
      String method,
      ObjectNode params,
      CallContext<A> context,
      Function<CallContext<A>, Attempt> handler) {
    Optional<Map<String, ElicitedAnswer>> answers =
        GivenInput.parseAnswers(params.path("inputResponses"));
    if (answers.isEmpty()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "inputResponses holds no such answers");
    }
    Optional<String> state = Optional.empty();
    if (params.has("requestState")) {
      state = seal.open(method, params, params.path("requestState").stringValue(""));
      if (state.isEmpty()) {
        return Reply.failure(
            ErrorKind.INVALID_PARAMS, "requestState is not of this request, or too old: ask anew");
      }
    }
    return switch (handler.apply(context.with(new GivenInput(answers.get(), state)))) {
      case Attempt.Done(Reply reply) -> reply;
      case Attempt.Asking(InputRequired input) -> {
        requireAsking(context);
        yield new Reply.Success(
            input.json(input.state().map(text -> seal.seal(method, params, text))));
      }
    };
  }

  private static <A> Reply held(CallContext<A> context, Function<CallContext<A>, Attempt> handler) {
    GivenInput given = GivenInput.NONE;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      switch (handler.apply(context.with(given))) {
        case Attempt.Done(Reply reply) -> {
          return reply;
        }
        case Attempt.Asking(InputRequired input) -> {
          requireAsking(context);
          given = ask(input, context);
        }
      }
    }
    throw new IllegalStateException("a handler asks without end");
  }

  private static GivenInput ask(InputRequired input, CallContext<?> context) {
    Map<String, ElicitedAnswer> answers = new HashMap<>();
    for (Elicitation question : input.questions()) {
      answers.put(
          question.key(),
          context
              .channel()
              .ask(Elicitation.METHOD, question.params())
              .flatMap(ElicitedAnswer::parse)
              .orElseGet(ElicitedAnswer.Cancelled::new));
    }
    return new GivenInput(answers, input.state());
  }

  private static void requireAsking(CallContext<?> context) {
    if (!context.canAsk()) {
      throw new IllegalStateException("a handler asks a client that shows no forms");
    }
  }
}
