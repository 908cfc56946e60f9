/** The rules of the check, one small class each, listed in {@code Rules}. */
@NullMarked
package be.becivic.corpus.check.internal;

import org.jspecify.annotations.NullMarked;
