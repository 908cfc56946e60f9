/** What may not rest anywhere: patterns and names, looked for before every write. */
@NullMarked
package be.becivic.harness.rules;

import org.jspecify.annotations.NullMarked;
