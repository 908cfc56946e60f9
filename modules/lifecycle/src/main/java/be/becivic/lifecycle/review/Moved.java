package be.becivic.lifecycle.review;

import be.becivic.records.model.ReceiptState;

/** A submission that went from one state to another. */
public record Moved(ReceiptState previous, ReceiptState now) {}
