/** The public tables as files in git: which columns are published, and how they come back. */
@NullMarked
package be.becivic.snapshot;

import org.jspecify.annotations.NullMarked;
