create table staged (
  id text not null primary key,
  state text not null check (state in ('staged', 'ner_held_for_review', 'released', 'released_after_edit')),
  payload text not null,
  submitted_at bigint not null,
  received_at bigint not null,
  commit_eta bigint not null,
  token_hash text not null,
  salt text not null,
  submitter_hash text not null,
  cohort_anchor text,
  last_attempt_at bigint
);
create index staged_due on staged (state, commit_eta);

create table known_id (
  id_hash text not null primary key,
  claimed_at bigint not null
) ${by_key};

create table committed_receipt (
  id text not null primary key,
  state text not null check (state in (
    'committed', 'applied', 'quarantined', 'ner_held_for_review', 'released', 'released_after_edit',
    'discarded', 'cancelled', 'conflict')),
  settled_at bigint not null,
  token_hash text not null,
  salt text not null,
  submitter_hash text not null,
  expires_at bigint not null
);
create index committed_receipt_expiry on committed_receipt (expires_at);

create table session_receipt (
  submission_id text not null primary key,
  session_hash text not null,
  state text not null check (state in (
    'staged', 'committed', 'applied', 'quarantined', 'ner_held_for_review', 'released',
    'released_after_edit', 'discarded', 'cancelled', 'conflict')),
  received_at bigint not null,
  settled_at bigint,
  expires_at bigint
) ${by_key};
create index session_receipt_session on session_receipt (session_hash);
create index session_receipt_expiry on session_receipt (expires_at) where expires_at is not null;

create table rate_counter (
  scope text not null,
  key_hash text not null,
  window_start bigint not null,
  amount bigint not null,
  expires_at bigint not null,
  primary key (scope, key_hash, window_start)
) ${by_key};
create index rate_counter_expiry on rate_counter (expires_at);

create table daily_salt (
  day text not null primary key,
  salt text not null
);

create table artefact_salt (
  target_type text not null,
  target_id text not null,
  salt text not null,
  created_at bigint not null,
  expires_at bigint,
  primary key (target_type, target_id)
);
create index artefact_salt_expiry on artefact_salt (expires_at);

create table artefact_submitter (
  target_type text not null,
  target_id text not null,
  submitter_hash text not null,
  salt text not null,
  bound_at bigint not null,
  expires_at bigint,
  primary key (target_type, target_id, submitter_hash)
);
create index artefact_submitter_expiry on artefact_submitter (expires_at);

create table flag_strike (
  review_id bigint not null,
  address_hash text not null,
  confirmed boolean not null,
  struck_at bigint not null,
  expires_at bigint not null,
  primary key (review_id, address_hash)
);
create index flag_strike_address on flag_strike (address_hash);
create index flag_strike_expiry on flag_strike (expires_at);
