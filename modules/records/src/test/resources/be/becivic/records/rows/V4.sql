insert into uid_sequence (kind, last_number) values
  ('review', 3),
  ('decision', 2);

insert into review_item (id, kind, target_type, target_id, submission_id, note, opened_at, resolution, resolved_at) values
  (1, 'injection_flag', 'skill', 'residence-registration', 'val_01a1df14-070b-7964-b3d7-5ddf00830f1b', 'One flag.', 1794657600123, null, null),
  (2, 'ner_hold', 'skill', 'residence-registration', 'amd_01a1df14-16ab-7d04-84cc-ef07fe6c2b03', 'A name.', 1794657600123, null, null),
  (3, 'draft', 'path', 'proposed-0', null, 'A draft.', 1794052800123, 'approved', 1794139200123);

insert into held_text (submission_id, review_id, row_uid, payload, held_at) values
  ('amd_01a1df14-16ab-7d04-84cc-ef07fe6c2b03', 2, null, '{"body":"Demandez Jeanne Peeters"}', 1794657600123),
  ('con_01a1df13-f383-7e91-9558-816a8ea995cd', 2, 'con-00003', '{"body":"Vraag naar Jan"}', 1794657600123);

insert into change (id, kind, target_type, target_id, submission_id, branch, base_commit, state, merge_commit, opened_at, settled_at) values
  ('l4sSgbn2lYUD2mgJO-3L', 'amendment', 'skill', 'residence-registration', 'amd_01a1df14-16ab-7d04-84cc-ef07fe6c2b03', 'change/1', 'b6589fc6ab0dc82cf12099d1c2d40ab994e8410c', 'open', null, 1794657600123, null),
  ('Q1QEkEbPdOhxkfIWcY-A', 'amendment', 'skill', 'residence-registration', null, 'change/2', 'b6589fc6ab0dc82cf12099d1c2d40ab994e8410c', 'merged', '356a192b7913b04c54574d18c28d46e6395428ab', 1793966400123, 1794052800123),
  ('XfRYr_MSInG_vMdxBLVM', 'draft', 'path', 'proposed-2', null, 'change/3', 'b6589fc6ab0dc82cf12099d1c2d40ab994e8410c', 'closed', null, 1793966400123, 1794052800123),
  ('BcQOrxt85iySMt7UAWRq', 'promotion', 'skill', 'birth-declaration', null, 'change/4', 'b6589fc6ab0dc82cf12099d1c2d40ab994e8410c', 'failed', null, 1793966400123, 1794052800123);

insert into decision (seq, target_type, target_id, cohort, rule, from_status, to_status, inputs, decided_at, previous_hash, hash) values
  (1, 'skill', 'residence-registration', 'residence-registration@0.1.3', 'promote-to-beta', 'alpha', 'beta', '{"confirms":5,"note":"fünf"}', 1793016000123, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'NUif1jhPGxiR3V5MxNZpNawb0rb5LVskP5-kmKfGcto'),
  (2, 'volatile_value', 'val-00001', 'val-00001@2', 'reject', 'alpha', 'quarantined', '{"rejects":3}', 1794139200123, 'NUif1jhPGxiR3V5MxNZpNawb0rb5LVskP5-kmKfGcto', 'CKmgOB7UfJc3w0sqaoEgnmxDUEZSRtq2gC9m98TdqG4');

insert into due_check (target_type, target_id, due_at) values
  ('skill', 'residence-registration', 1794830400123);

insert into pending_decision (change_id, base_commit, target_type, target_id, cohort, rule, from_status, to_status, inputs, decided_at) values
  ('promotion-1', 'da4b9237bacccdf19c0760cab7aec4a8359010b0', 'skill', 'birth-declaration', 'birth-declaration@0.2.0', 'promote-to-stable', 'beta', 'stable', '{"confirms":12}', 1794744000123);
