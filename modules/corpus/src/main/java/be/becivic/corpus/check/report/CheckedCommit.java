package be.becivic.corpus.check.report;

import be.becivic.corpus.Corpus;

/**
 * One commit of a change.
 *
 * @param corpus the state it leads to
 * @param fromDraft whether it lands a draft submission
 */
public record CheckedCommit(Corpus corpus, CommitAuthor author, boolean fromDraft) {}
