/** The strict YAML of frontmatter: a tree with positions, or problems with positions. */
@NullMarked
package be.becivic.corpus.yaml;

import org.jspecify.annotations.NullMarked;
