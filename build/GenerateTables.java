import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.jooq.codegen.GenerationTool;
import org.jooq.meta.jaxb.Configuration;
import org.jooq.meta.jaxb.Database;
import org.jooq.meta.jaxb.ForcedType;
import org.jooq.meta.jaxb.Generate;
import org.jooq.meta.jaxb.Generator;
import org.jooq.meta.jaxb.Jdbc;
import org.jooq.meta.jaxb.Logging;
import org.jooq.meta.jaxb.Target;

/** Migrates an empty SQLite file and writes the jOOQ types of the tables found in it. */
final class GenerateTables {
  private static final String RECORDS = "be.becivic.records.";
  private static final String IDS = "be.becivic.protocol.id.";

  private static final List<ForcedType> TYPES =
      List.of(
          type("java.time.Instant", "instant()", ".*_at|.*\\.commit_eta|.*\\.window_start"),
          type("java.time.LocalDate", "date()", "daily_salt\\.day|reference\\.last_verified"),
          type(RECORDS + "value.Hash", "hash()", ".*_hash|decision\\.hash"),
          type(RECORDS + "value.Salt", "salt()", ".*\\.salt"),
          type(
              IDS + "SubmissionId",
              "submissionId()",
              ".*\\.submission_id|(staged|committed_receipt|validation)\\.id"),
          type(IDS + "Uid", "uid()", "held_text\\.row_uid"),
          type("be.becivic.protocol.lifecycle.TextDigest", "digest()", ".*\\.text_digest"),
          uid("CONCERN", "concern\\.uid"),
          uid("AMENDMENT", "amendment\\.uid|.*\\.amended_by"),
          uid("DRAFT", "draft\\.uid"),
          uid("FEEDBACK", "feedback_channel\\.uid"),
          uid("RATING", "rating\\.uid"),
          uid("ANALYTICS", "analytics_event\\.uid"),
          uid("VOLATILE_VALUE", "volatile_value\\.uid"),
          uid("REFERENCE", "(reference|link_status)\\.uid"),
          closed("be.becivic.protocol.feedback.TargetType", ".*\\.target_type"),
          closed(RECORDS + "submission.StagingState", "staged\\.state"),
          closed(RECORDS + "submission.ReceiptState", "(committed|session)_receipt\\.state"),
          closed(RECORDS + "content.ProposalState", "(amendment|draft)\\.state"),
          closed("be.becivic.protocol.feedback.Verdict", ".*\\.verdict"),
          closed("be.becivic.protocol.lifecycle.Status", ".*\\.(from_|to_)?status"),
          closed(RECORDS + "catalogue.CatalogueValueType", ".*\\.value_type"),
          closed(RECORDS + "catalogue.RevisionOrigin", ".*\\.origin"),
          closed(RECORDS + "review.ReviewKind", "review_item\\.kind"),
          closed(RECORDS + "review.Resolution", ".*\\.resolution"),
          closed(RECORDS + "change.ChangeState", "change\\.state"),
          closed(RECORDS + "catalogue.LinkState", "link_status\\.state"));

  /** Takes the folders of migrations and sources, this file, and the version of the generator. */
  public static void main(String[] args) throws Exception {
    Path migrations = Path.of(args[0]);
    Path sources = Path.of(args[1]);
    var upToDate = new UpToDate(sources, List.of(migrations, Path.of(args[2])), args[3]);
    if (upToDate.holds()) {
      return;
    }
    Path database = Files.createTempFile("records", ".db");
    try {
      String url = "jdbc:sqlite:" + database;
      Flyway.configure()
          .dataSource(url, null, null)
          .loggers("slf4j")
          .locations("filesystem:" + migrations)
          .placeholders(Map.of("by_key", "without rowid"))
          .load()
          .migrate();
      generate(url, sources);
      upToDate.remember();
    } finally {
      Files.delete(database);
    }
  }

  private static void generate(String url, Path sources) throws Exception {
    var database =
        new Database()
            .withName("org.jooq.meta.sqlite.SQLiteDatabase")
            .withExcludes("flyway_schema_history|scheduled_tasks|sqlite_.*")
            .withForcedTypes(TYPES);
    var output =
        new Generate().withRecords(false).withIndexes(false).withRelations(false).withKeys(false);
    var target =
        new Target()
            .withPackageName("be.becivic.records.internal.jooq")
            .withDirectory(sources.toString());
    GenerationTool.generate(
        new Configuration()
            .withLogging(Logging.WARN)
            .withJdbc(new Jdbc().withUrl(url))
            .withGenerator(
                new Generator().withDatabase(database).withGenerate(output).withTarget(target)));
  }

  private static ForcedType closed(String userType, String columns) {
    return type(userType, "closed(%s.class)".formatted(userType), columns);
  }

  private static ForcedType uid(String kind, String columns) {
    return type(IDS + "Uid", "uid(%sUid.Kind.%s)".formatted(IDS, kind), columns);
  }

  private static ForcedType type(String userType, String converter, String columns) {
    return new ForcedType()
        .withUserType(userType)
        .withConverter("be.becivic.records.internal.Columns." + converter)
        .withIncludeExpression("(.*\\.)?(" + columns + ")");
  }
}
