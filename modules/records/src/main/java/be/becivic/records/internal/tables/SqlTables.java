package be.becivic.records.internal.tables;

import be.becivic.records.Amendments;
import be.becivic.records.Analytics;
import be.becivic.records.Catalogue;
import be.becivic.records.Changes;
import be.becivic.records.Concerns;
import be.becivic.records.Counters;
import be.becivic.records.Decisions;
import be.becivic.records.Drafts;
import be.becivic.records.DueChecks;
import be.becivic.records.FeedbackChannel;
import be.becivic.records.KnownIds;
import be.becivic.records.Links;
import be.becivic.records.PendingDecisions;
import be.becivic.records.Ratings;
import be.becivic.records.Receipts;
import be.becivic.records.Review;
import be.becivic.records.Salts;
import be.becivic.records.Sessions;
import be.becivic.records.SourceStandings;
import be.becivic.records.Staging;
import be.becivic.records.Strikes;
import be.becivic.records.Tables;
import be.becivic.records.Tallies;
import be.becivic.records.Uids;
import be.becivic.records.Validations;
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
  private final Prepared prepared;
  private boolean undone;

  private SqlTables(DSLContext dsl, Prepared prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  public static SqlTables over(Connection connection, SQLDialect dialect, Texts texts) {
    DSLContext dsl = DSL.using(connection, dialect, SETTINGS);
    return new SqlTables(dsl, new Prepared(connection, dsl, texts));
  }

  @Override
  public Staging staging() {
    return new SqlStaging(dsl, prepared);
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
  public Sessions sessions() {
    return new SqlSessions(dsl);
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
    return new SqlConcerns(dsl, prepared);
  }

  @Override
  public Amendments amendments() {
    return new SqlAmendments(dsl, prepared);
  }

  @Override
  public Drafts drafts() {
    return new SqlDrafts(dsl);
  }

  @Override
  public Validations validations() {
    return new SqlValidations(dsl, prepared);
  }

  @Override
  public Ratings ratings() {
    return new SqlRatings(dsl, prepared);
  }

  @Override
  public Analytics analytics() {
    return new SqlAnalytics(dsl);
  }

  @Override
  public Catalogue catalogue() {
    return new SqlCatalogue(dsl, prepared);
  }

  @Override
  public SourceStandings sourceStandings() {
    return new SqlSourceStandings(dsl, prepared);
  }

  @Override
  public Review review() {
    return new SqlReview(dsl);
  }

  @Override
  public Strikes strikes() {
    return new SqlStrikes(dsl, prepared);
  }

  @Override
  public Changes changes() {
    return new SqlChanges(dsl);
  }

  @Override
  public Tallies tallies() {
    return new SqlTallies(dsl, prepared);
  }

  @Override
  public Decisions decisions() {
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
  public Links links() {
    return new SqlLinks(dsl);
  }

  /** From now on, rows that seldom change may come from here. */
  public void remember(Optional<Memory> memory) {
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
}
