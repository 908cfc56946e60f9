update reference set reading = '{"how":"read","on":"2026-10-01"}' where uid = 1;
