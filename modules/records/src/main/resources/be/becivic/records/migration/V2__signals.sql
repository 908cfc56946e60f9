create table uid_sequence (
  kind text not null primary key,
  last_number bigint not null check (last_number > 0)
);

create table concern (
  uid bigint not null primary key,
  submission_id text not null unique,
  target_type text not null,
  target_id text not null,
  scope text,
  specifier text,
  cohort_anchor text,
  payload text not null,
  submitted_at bigint not null,
  committed_at bigint not null
);
create index concern_target on concern (target_type, target_id, committed_at);

create table amendment (
  uid bigint not null primary key,
  submission_id text not null unique,
  target_type text not null,
  target_id text not null,
  cohort_anchor text,
  payload text not null,
  state text not null check (state in ('pending', 'merged', 'rejected', 'conflict', 'rolled_back')),
  submitted_at bigint not null,
  committed_at bigint not null,
  settled_at bigint
);
create index amendment_target on amendment (target_type, target_id, state);
create index amendment_state on amendment (state);

create table draft (
  uid bigint not null primary key,
  submission_id text not null unique,
  target_type text not null,
  proposed_id text not null,
  payload text not null,
  state text not null check (state in ('pending', 'merged', 'rejected', 'conflict', 'rolled_back')),
  submitted_at bigint not null,
  committed_at bigint not null,
  settled_at bigint
);
create index draft_proposed on draft (target_type, proposed_id);
create index draft_state on draft (state);

create table validation (
  id text not null primary key,
  target_type text not null,
  target_id text not null,
  cohort text not null,
  verdict text not null check (verdict in ('confirm', 'reject')),
  injection_flag boolean not null,
  post_handoff boolean not null,
  rationale text,
  injection_reason text,
  traversal text,
  address_hash text,
  session_hash text,
  counts boolean not null,
  quarantined boolean not null,
  submitting_agent text not null,
  contract_version text not null,
  submitted_at bigint not null,
  applied_at bigint not null
);
create index validation_target on validation (target_type, target_id, cohort, address_hash);
create index validation_recent on validation (target_type, target_id, applied_at);
create unique index validation_counts_once on validation (target_type, target_id, cohort, address_hash) where counts;

create table artefact_tally (
  target_type text not null,
  target_id text not null,
  cohort text not null,
  confirms integer not null check (confirms >= 0),
  rejects integer not null check (rejects >= 0),
  flags integer not null check (flags >= 0),
  post_handoff_confirms integer not null check (post_handoff_confirms >= 0),
  votes integer not null,
  first_vote_at bigint not null,
  last_vote_at bigint not null,
  primary key (target_type, target_id, cohort)
);

create table feedback_channel (
  uid bigint not null primary key,
  submission_id text not null unique,
  topic text check (topic in ('bug', 'suggestion', 'praise', 'confusion', 'accessibility', 'other')),
  pointer text,
  body text not null,
  submitting_agent text not null,
  contract_version text not null,
  submitted_at bigint not null,
  committed_at bigint not null,
  triaged_at bigint
);
create index feedback_channel_triage on feedback_channel (triaged_at, uid);

create table rating (
  uid bigint not null primary key,
  submission_id text not null unique,
  target_type text not null check (target_type in ('skill', 'agent_protocol', 'session')),
  target_id text,
  cohort_anchor text,
  stars integer not null check (stars between 1 and 5),
  would_be_5_stars text,
  submitting_agent text not null,
  contract_version text not null,
  submitted_at bigint not null,
  committed_at bigint not null
);
create index rating_target on rating (target_type, target_id, cohort_anchor);

create table analytics_event (
  uid bigint not null primary key,
  event_type text not null check (event_type in ('session_start', 'step_transition', 'session_outcome')),
  outcome text,
  content text not null,
  submitting_agent text not null,
  contract_version text not null,
  submitted_at bigint not null,
  recorded_at bigint not null
);
create index analytics_event_recorded on analytics_event (recorded_at);
