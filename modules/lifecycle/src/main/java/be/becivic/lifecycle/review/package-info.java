/** What is kept from the public until a person has looked at it, and what a person may do then. */
@NullMarked
package be.becivic.lifecycle.review;

import org.jspecify.annotations.NullMarked;
