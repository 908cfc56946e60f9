/** How tags, risk blocks and bracketed re-citations are recognised within CommonMark. */
@NullMarked
package be.becivic.corpus.body.parser;

import org.jspecify.annotations.NullMarked;
