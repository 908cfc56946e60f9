/** What is remembered between sessions: profile, notes, progress, cached skills. */
@NullMarked
package be.becivic.harness.state;

import org.jspecify.annotations.NullMarked;
