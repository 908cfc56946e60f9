/** What the person agreed to, in a form an agent cannot make up. */
@NullMarked
package be.becivic.harness.consent;

import org.jspecify.annotations.NullMarked;
