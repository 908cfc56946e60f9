create table installation (
  id integer not null primary key check (id = 1),
  key_hash text not null,
  corpus_root text,
  begun_at bigint not null
);
