#!/bin/sh
# The standby: the first time it copies the primary, which may not be there yet; then it follows it.
set -eu

# The copying must not have the standby's name: it would count as one, and a commit that it has heard of as safe.
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    until pg_basebackup --pgdata "$PGDATA" --wal-method stream --checkpoint fast --slot standby --write-recovery-conf \
        --host "${PRIMARY:-primary}" --port "${PRIMARY_PORT:-5432}" --username replicator; do
        sleep 1
    done
fi
# Its name for the primary is `cluster_name`. A long dump of it is not cut short. Once it is promoted (pg_ctl promote) it waits for no
# standby, as long as nobody tells it of one.
exec docker-entrypoint.sh postgres -c cluster_name=standby -c hot_standby_feedback=on -c synchronous_standby_names= "$@"
