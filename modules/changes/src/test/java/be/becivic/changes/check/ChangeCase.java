package be.becivic.changes.check;

import be.becivic.corpus.check.report.Finding;
import be.becivic.fixtures.Shipped;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.change.FileChanges;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;

/** A change to the shipped corpus, judged. */
abstract class ChangeCase {
  static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  static final String SKILL = "skills/sworn-translation/canonical.md";
  static final String PLACE = "Keep a scan of both.";

  static String amended(String words) {
    return Shipped.replaced(SKILL, PLACE, PLACE + "\n   " + words);
  }

  static CheckVerdict judge(String path, String text) {
    return judge(path, text, ChangeKind.AMENDMENT);
  }

  static CheckVerdict judge(String path, String text, ChangeKind kind) {
    return ShippedCheck.CHECK.judge(
        Shipped.CORPUS,
        FileChanges.none().write(path, text),
        kind,
        false,
        Shipped.CORPUS.seeds(),
        NOON);
  }

  static String text(CheckVerdict verdict, String path) {
    return ((CheckVerdict.Green) verdict)
        .files()
        .findContent(path)
        .map(ChangeCheckTest::string)
        .orElse("");
  }

  static String string(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  static List<String> rules(CheckVerdict verdict) {
    return ((CheckVerdict.Red) verdict).findings().stream().map(Finding::rule).toList();
  }
}
