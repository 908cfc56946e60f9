/** The tables of votes, their counts, and strikes. */
@NullMarked
package be.becivic.records.internal.vote;

import org.jspecify.annotations.NullMarked;
