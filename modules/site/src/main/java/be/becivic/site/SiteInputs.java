package be.becivic.site;

import be.becivic.corpus.Corpus;

/**
 * All that the pages of a site are made from, apart from this program.
 *
 * @param settings equal exactly when the settings are
 * @param isEverything whether the whole corpus is shown; a site of a part of it chooses by all of
 *     it
 */
public record SiteInputs(String settings, Corpus corpus, boolean isEverything) {}
