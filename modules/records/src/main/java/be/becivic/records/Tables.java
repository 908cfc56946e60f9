package be.becivic.records;

/**
 * Everything in the database, by what it is for. Valid only inside the read or write it came with.
 */
public interface Tables {
  Staging staging();

  KnownIds knownIds();

  Receipts receipts();

  Sessions sessions();

  Counters counters();

  Salts salts();

  Uids uids();

  FeedbackChannel feedbackChannel();

  Concerns concerns();

  Amendments amendments();

  Drafts drafts();

  Validations validations();

  Ratings ratings();

  Analytics analytics();

  Catalogue catalogue();

  SourceStandings sourceStandings();

  Review review();

  Strikes strikes();

  Changes changes();

  Tallies tallies();

  Decisions decisions();

  /** Leaves nothing of this write behind, though its work goes on to return a value. */
  void undo();
}
