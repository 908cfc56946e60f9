/** The folder on the person's own machine: where it is, and how files in it are written. */
@NullMarked
package be.becivic.harness.folder;

import org.jspecify.annotations.NullMarked;
