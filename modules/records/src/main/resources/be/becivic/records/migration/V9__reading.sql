alter table reference add column reading text;
