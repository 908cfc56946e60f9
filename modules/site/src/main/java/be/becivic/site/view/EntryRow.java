package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;

/** A catalogue entry in a list. */
public record EntryRow(String uid, String href, String name, String text, Status status) {}
