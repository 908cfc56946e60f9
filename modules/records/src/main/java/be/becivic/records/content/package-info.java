/** What was committed: concerns, amendments, drafts, ratings, messages and events. */
@NullMarked
package be.becivic.records.content;

import org.jspecify.annotations.NullMarked;
