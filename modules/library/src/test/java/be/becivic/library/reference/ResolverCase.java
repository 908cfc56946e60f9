package be.becivic.library.reference;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.ShippedLibrary;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.catalogue.NewRevision;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a submission refers to, looked up on a library with the shipped corpus. */
abstract class ResolverCase {
  static final Schemas SCHEMAS = Schemas.load();
  static final String SKILL = "change-of-address";
  static final String PATH = "marriage-certificate-belgian";
  static ShippedLibrary library;

  @BeforeAll
  static void open(@TempDir Path folder) {
    library = ShippedLibrary.in(folder);
    library.write(
        tables ->
            tables
                .catalogue()
                .volatileValues()
                .revise(
                    new Uid(Uid.Kind.VOLATILE_VALUE, 3),
                    NewRevision.quarantine(ShippedLibrary.SEEDED)));
  }

  @AfterAll
  static void close() {
    library.close();
  }

  static JsonNode path() {
    return library.library.corpus().paths().find(PATH).orElseThrow().json();
  }

  static void check(FeedbackType type, JsonNode document, boolean isGood, String pointer) {
    if (isGood) {
      accepted(type, document);
    } else {
      assertRefused(type, document, pointer);
    }
  }

  static ResolvedReferences accepted(FeedbackType type, JsonNode document) {
    return switch (outcome(type, document)) {
      case Outcome.Ok<ResolvedReferences>(ResolvedReferences resolved) -> resolved;
      case Outcome.Refused<ResolvedReferences>(Rejection rejection) ->
          throw new AssertionError("refused: " + rejection);
    };
  }

  static Rejection refused(FeedbackType type, JsonNode document) {
    return switch (outcome(type, document)) {
      case Outcome.Ok<ResolvedReferences> ok -> throw new AssertionError("accepted: " + ok);
      case Outcome.Refused<ResolvedReferences>(Rejection rejection) -> rejection;
    };
  }

  static void assertRefused(FeedbackType type, JsonNode document, String pointer) {
    Rejection rejection = refused(type, document);
    assertThat(rejection.category()).isEqualTo(ErrorCategory.CROSS_REF_FAIL);
    assertThat(rejection.pointer()).contains(pointer);
  }

  /** Only what passed its schema ever gets here. */
  static Outcome<ResolvedReferences> outcome(FeedbackType type, JsonNode document) {
    assertThat(SCHEMAS.check(SchemaName.of(type), document)).isEmpty();
    return library.resolve(type, document);
  }
}
