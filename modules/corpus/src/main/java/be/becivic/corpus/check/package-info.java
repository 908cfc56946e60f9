/**
 * The check that authors, the server's gate and changes share: findings with a place and a remedy.
 */
@NullMarked
package be.becivic.corpus.check;

import org.jspecify.annotations.NullMarked;
