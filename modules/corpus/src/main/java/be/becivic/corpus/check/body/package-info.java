/** Rules about the text of a skill: sections, tags, citations and wording. */
@NullMarked
package be.becivic.corpus.check.body;

import org.jspecify.annotations.NullMarked;
