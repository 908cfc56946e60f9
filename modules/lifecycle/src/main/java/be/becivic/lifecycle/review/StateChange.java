package be.becivic.lifecycle.review;

import be.becivic.records.submission.ReceiptState;

/** A submission that went from one state to another. */
public record StateChange(ReceiptState previous, ReceiptState now) {}
