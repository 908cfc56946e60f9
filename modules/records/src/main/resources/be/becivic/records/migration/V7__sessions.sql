alter table staged add column session_hash text;
update staged set session_hash =
  (select receipt.session_hash from session_receipt receipt where receipt.submission_id = staged.id);
delete from session_receipt where state in ('staged', 'applied');
create index staged_session on staged (substr(session_hash, 1, 8)) where session_hash is not null;
create index validation_session on validation (substr(session_hash, 1, 8)) where session_hash is not null;
