/** A skill file: typed frontmatter, and a body that is parsed when asked for. */
@NullMarked
package be.becivic.corpus.skill;

import org.jspecify.annotations.NullMarked;
