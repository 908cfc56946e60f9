create table review_item (
  id bigint not null primary key,
  kind text not null,
  target_type text,
  target_id text,
  submission_id text,
  note text not null,
  opened_at bigint not null,
  resolution text,
  resolved_at bigint,
  check ((resolution is null) = (resolved_at is null))
);
create index review_item_open on review_item (resolved_at, opened_at);
create index review_item_submission on review_item (submission_id);
create index review_item_target on review_item (target_type, target_id);

create table held_text (
  submission_id text not null primary key,
  review_id bigint not null references review_item (id),
  row_uid text,
  payload text not null,
  held_at bigint not null
);
create index held_text_review on held_text (review_id);

create table change (
  id text not null primary key,
  kind text not null,
  target_type text not null,
  target_id text not null,
  submission_id text,
  branch text not null,
  base_commit text not null,
  state text not null check (state in ('open', 'merged', 'closed', 'failed')),
  merge_commit text,
  opened_at bigint not null,
  settled_at bigint
);
create index change_state on change (state, opened_at);
create index change_submission on change (submission_id);
create index change_target on change (target_type, target_id);

create table decision (
  seq bigint not null primary key,
  target_type text not null,
  target_id text not null,
  cohort text not null,
  rule text not null,
  from_status text not null,
  to_status text not null,
  inputs text not null,
  decided_at bigint not null,
  previous_hash text not null,
  hash text not null unique
);
create index decision_target on decision (target_type, target_id, seq);

create table due_check (
  target_type text not null,
  target_id text not null,
  due_at bigint not null,
  primary key (target_type, target_id)
);
create index due_check_time on due_check (due_at);

create table pending_decision (
  change_id text not null primary key,
  base_commit text not null,
  target_type text not null,
  target_id text not null,
  cohort text not null,
  rule text not null,
  from_status text not null,
  to_status text not null,
  inputs text not null,
  decided_at bigint not null,
  unique (target_type, target_id)
);
