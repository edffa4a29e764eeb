#!/bin/sh
# Run once by the image of PostgreSQL when the primary's data is made: who may copy it, and that a commit waits for the standby.
# From the next start on, which is the first that others can reach.
set -eu

psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'password';
SELECT pg_create_physical_replication_slot('standby');
-- A standby that stays away does not fill the disk for ever: then it has to be made anew.
ALTER SYSTEM SET max_slot_wal_keep_size = '10GB';
ALTER SYSTEM SET synchronous_standby_names = 'standby';
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
