package be.becivic.records.internal.tables;

import be.becivic.records.Counters;
import be.becivic.records.Installations;
import be.becivic.records.Tables;
import be.becivic.records.Uids;
import be.becivic.records.catalogue.Catalogue;
import be.becivic.records.catalogue.ReferenceLinks;
import be.becivic.records.change.ChangeRecords;
import be.becivic.records.content.Amendments;
import be.becivic.records.content.Analytics;
import be.becivic.records.content.Concerns;
import be.becivic.records.content.Drafts;
import be.becivic.records.content.FeedbackChannel;
import be.becivic.records.content.Ratings;
import be.becivic.records.decision.Decisions;
import be.becivic.records.decision.DueChecks;
import be.becivic.records.decision.PendingDecisions;
import be.becivic.records.decision.SourceStandings;
import be.becivic.records.desk.OpenLogins;
import be.becivic.records.internal.catalogue.SqlCatalogue;
import be.becivic.records.internal.catalogue.SqlReferenceLinks;
import be.becivic.records.internal.change.SqlChangeRecords;
import be.becivic.records.internal.content.SqlAmendments;
import be.becivic.records.internal.content.SqlAnalytics;
import be.becivic.records.internal.content.SqlConcerns;
import be.becivic.records.internal.content.SqlDrafts;
import be.becivic.records.internal.content.SqlFeedbackChannel;
import be.becivic.records.internal.content.SqlRatings;
import be.becivic.records.internal.decision.SqlDecisions;
import be.becivic.records.internal.decision.SqlDueChecks;
import be.becivic.records.internal.decision.SqlPendingDecisions;
import be.becivic.records.internal.decision.SqlSourceStandings;
import be.becivic.records.internal.desk.SqlOpenLogins;
import be.becivic.records.internal.review.SqlReviewItems;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.RowMemory;
import be.becivic.records.internal.sql.SqlUids;
import be.becivic.records.internal.sql.StatementTexts;
import be.becivic.records.internal.submission.SqlKnownIds;
import be.becivic.records.internal.submission.SqlQueuedSubmissions;
import be.becivic.records.internal.submission.SqlReceipts;
import be.becivic.records.internal.submission.SqlSessionReceipts;
import be.becivic.records.internal.submission.SqlStaging;
import be.becivic.records.internal.vote.SqlStrikes;
import be.becivic.records.internal.vote.SqlTallies;
import be.becivic.records.internal.vote.SqlValidations;
import be.becivic.records.review.ReviewItems;
import be.becivic.records.salt.Salts;
import be.becivic.records.submission.KnownIds;
import be.becivic.records.submission.QueuedSubmissions;
import be.becivic.records.submission.Receipts;
import be.becivic.records.submission.SessionReceipts;
import be.becivic.records.submission.Staging;
import be.becivic.records.vote.Strikes;
import be.becivic.records.vote.Tallies;
import be.becivic.records.vote.Validations;
import java.sql.Connection;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.SQLDialect;
import org.jooq.conf.FetchTriggerValuesAfterReturning;
import org.jooq.conf.RenderQuotedNames;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;

/** All tables over one connection. */
public final class SqlTables implements Tables {
  static final Settings SETTINGS =
      new Settings()
          // jOOQ would otherwise read the row again, and on SQLite find the wrong one.
          .withFetchTriggerValuesAfterReturning(FetchTriggerValuesAfterReturning.NEVER)
          // It would log bound values.
          .withExecuteLogging(false)
          .withRenderSchema(false)
          .withRenderQuotedNames(RenderQuotedNames.EXPLICIT_DEFAULT_UNQUOTED);

  private final DSLContext dsl;
  private final PreparedStatements prepared;
  private boolean undone;
  private boolean shown;

  private SqlTables(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  public static SqlTables over(Connection connection, SQLDialect dialect, StatementTexts texts) {
    DSLContext dsl = DSL.using(connection, dialect, SETTINGS);
    return new SqlTables(dsl, new PreparedStatements(connection, dsl, texts));
  }

  @Override
  public Staging staging() {
    return new SqlStaging(dsl, prepared);
  }

  @Override
  public QueuedSubmissions queue() {
    return new SqlQueuedSubmissions(dsl);
  }

  @Override
  public KnownIds knownIds() {
    return new SqlKnownIds(prepared);
  }

  @Override
  public Receipts receipts() {
    return new SqlReceipts(dsl);
  }

  @Override
  public SessionReceipts sessions() {
    return new SqlSessionReceipts(dsl);
  }

  @Override
  public Counters counters() {
    return new SqlCounters(dsl, prepared);
  }

  @Override
  public Salts salts() {
    return new SqlSalts(dsl, prepared);
  }

  @Override
  public Uids uids() {
    return new SqlUids(dsl);
  }

  @Override
  public FeedbackChannel feedbackChannel() {
    return new SqlFeedbackChannel(dsl);
  }

  @Override
  public Concerns concerns() {
    shown = true;
    return new SqlConcerns(dsl, prepared);
  }

  @Override
  public Amendments amendments() {
    shown = true;
    return new SqlAmendments(dsl, prepared);
  }

  @Override
  public Drafts drafts() {
    shown = true;
    return new SqlDrafts(dsl);
  }

  @Override
  public Validations validations() {
    shown = true;
    return new SqlValidations(dsl, prepared);
  }

  @Override
  public Ratings ratings() {
    shown = true;
    return new SqlRatings(dsl, prepared);
  }

  @Override
  public Analytics analytics() {
    return new SqlAnalytics(dsl);
  }

  @Override
  public Catalogue catalogue() {
    shown = true;
    return new SqlCatalogue(dsl, prepared);
  }

  @Override
  public SourceStandings sourceStandings() {
    shown = true;
    return new SqlSourceStandings(dsl, prepared);
  }

  @Override
  public ReviewItems review() {
    shown = true;
    return new SqlReviewItems(dsl);
  }

  @Override
  public Strikes strikes() {
    return new SqlStrikes(dsl, prepared);
  }

  @Override
  public ChangeRecords changes() {
    return new SqlChangeRecords(dsl);
  }

  @Override
  public Tallies tallies() {
    shown = true;
    return new SqlTallies(dsl, prepared);
  }

  @Override
  public Decisions decisions() {
    shown = true;
    return new SqlDecisions(dsl, prepared);
  }

  @Override
  public PendingDecisions pendingDecisions() {
    return new SqlPendingDecisions(dsl);
  }

  @Override
  public DueChecks dueChecks() {
    return new SqlDueChecks(dsl, prepared);
  }

  @Override
  public ReferenceLinks links() {
    shown = true;
    return new SqlReferenceLinks(dsl);
  }

  @Override
  public Installations installation() {
    return new SqlInstallations(dsl);
  }

  @Override
  public OpenLogins deskSessions() {
    return new SqlOpenLogins(dsl);
  }

  /** From now on, rows that seldom change may come from here. */
  public void remember(Optional<RowMemory> memory) {
    prepared.remember(memory);
  }

  @Override
  public void undo() {
    undone = true;
  }

  /** Whether the write that just ended is to leave nothing behind; the next one starts anew. */
  public boolean takeUndone() {
    boolean answer = undone;
    undone = false;
    return answer;
  }

  /** Whether a table that pages are made from was asked for since the last time. */
  public boolean takeShown() {
    boolean answer = shown;
    shown = false;
    return answer;
  }
}
