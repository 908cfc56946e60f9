/** What a rule is, what it looks at, and what rules have in common. */
@NullMarked
package be.becivic.corpus.check.rule;

import org.jspecify.annotations.NullMarked;
