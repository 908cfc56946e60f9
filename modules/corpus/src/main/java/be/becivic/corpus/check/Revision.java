package be.becivic.corpus.check;

import be.becivic.corpus.Corpus;

/**
 * One commit of a change.
 *
 * @param corpus the state it leads to
 * @param fromDraft whether it lands a draft submission
 */
public record Revision(Corpus corpus, Author author, boolean fromDraft) {}
