/** What a check is asked about, and what it has to say. */
@NullMarked
package be.becivic.corpus.check.report;

import org.jspecify.annotations.NullMarked;
