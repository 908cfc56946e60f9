/** Rules about the frontmatter of skills and how skills build on each other. */
@NullMarked
package be.becivic.corpus.check.skill;

import org.jspecify.annotations.NullMarked;
