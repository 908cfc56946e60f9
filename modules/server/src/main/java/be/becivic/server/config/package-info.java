/** What an operator can set, declared once, read once, and refused in one line when wrong. */
@NullMarked
package be.becivic.server.config;

import org.jspecify.annotations.NullMarked;
