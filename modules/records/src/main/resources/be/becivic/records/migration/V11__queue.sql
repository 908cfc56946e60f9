create table queued_submission (
  submission_id text not null primary key,
  target_type text not null,
  target_id text not null,
  salt text,
  prefix_hash text,
  waiting_since_at bigint,
  check ((salt is null) = (prefix_hash is null))
);
create index queued_submission_target on queued_submission (target_type, target_id);
