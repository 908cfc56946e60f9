package be.becivic.corpus.git;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.history.History;

/** One state of main with the history that led to it. */
public record Mainline(Corpus corpus, History history) {}
