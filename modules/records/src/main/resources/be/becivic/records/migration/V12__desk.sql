create table desk_session (
  print_hash text not null primary key,
  opened_at bigint not null,
  seen_at bigint not null,
  said text
);
