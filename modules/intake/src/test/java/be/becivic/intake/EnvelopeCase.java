package be.becivic.intake;

import static be.becivic.intake.Desk.HERE;
import static be.becivic.intake.Desk.receipt;
import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.answer.IntakeAnswer;
import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Receipt;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Several items handed in together. */
abstract class EnvelopeCase {
  @TempDir Path folder;
  Desk desk;

  @BeforeEach
  void open() {
    desk = Desk.open(folder, Desk.GENEROUS);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  Rejection refusal(JsonNode envelope) {
    return rejection(desk.intake.submitAll(bytes(envelope), false, HERE));
  }

  static Rejection rejection(EnvelopeAnswer answer) {
    return answer.outcome() instanceof Outcome.Refused<EnvelopeAnswer.Results>(Rejection refusal)
        ? refusal
        : Rejection.of(ErrorCategory.INTERNAL_ERROR);
  }

  static List<ItemResult> results(EnvelopeAnswer answer) {
    return answer.outcome() instanceof Outcome.Ok<EnvelopeAnswer.Results>(var results)
        ? results.items()
        : List.of();
  }

  static List<Receipt> receipts(List<ItemResult> results) {
    return results.stream()
        .map(result -> receipt(new IntakeAnswer(result.outcome(), List.of())))
        .toList();
  }

  static ErrorCategory category(ItemResult result) {
    return Desk.category(new IntakeAnswer(result.outcome(), List.of()));
  }

  static String error(ItemResult result) {
    return result.outcome() instanceof Outcome.Refused<Receipt>(Rejection refusal)
        ? refusal.category() + " " + refusal.pointer().orElse("")
        : "";
  }

  static byte[] bytes(JsonNode json) {
    return json.toString().getBytes(UTF_8);
  }
}
