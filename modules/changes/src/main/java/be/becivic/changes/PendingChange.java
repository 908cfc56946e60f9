package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.catalogue.RevisionOrigin;
import java.util.Optional;
import java.util.function.Function;

/**
 * A change that wants to reach main, wherever main is by then.
 *
 * @param origin whose words it brings
 * @param written what its submitters are known at; absent where nobody submitted it
 * @param reviewed whether a person has looked at the text and let it pass
 * @param since a commit of main from before it was opened
 * @param files what it changes on a given state, or why it no longer fits
 */
record PendingChange(
    ChangeKey key,
    ChangeKind kind,
    RevisionOrigin origin,
    Optional<Target> written,
    boolean reviewed,
    String title,
    CommitId since,
    Function<Corpus, Outcome<FileChanges>> files) {}
