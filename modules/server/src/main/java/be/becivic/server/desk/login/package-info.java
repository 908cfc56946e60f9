/** How the operator comes into the desk and stays there. */
@NullMarked
package be.becivic.server.desk.login;

import org.jspecify.annotations.NullMarked;
