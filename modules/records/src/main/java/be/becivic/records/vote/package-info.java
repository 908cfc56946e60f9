/** Votes, their counts by cohort, and strikes against false alarms. */
@NullMarked
package be.becivic.records.vote;

import org.jspecify.annotations.NullMarked;
