/** Days that matter: what a procedure's terms and the dates of documents come to. */
@NullMarked
package be.becivic.harness.deadline;

import org.jspecify.annotations.NullMarked;
