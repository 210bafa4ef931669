#!/bin/sh
# Backs up PostgreSQL each day, for ever, or now with the word `once`: a dump, which any later PostgreSQL takes in, and the
# files of the server, from which the archive of its log (WAL) leads to any moment since. How to restore: docs/production.md.
# Settings: PGHOST, PGPORT, POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB, BACKUP_DIR, ARCHIVE_DIR, KEEP_DAYS; METRICS_DIR, where one is
# set, takes the time of the last whole backup, for the textfile collector of prometheus-node-exporter.
set -eu
export PGUSER="$POSTGRES_USER" PGPASSWORD="${POSTGRES_PASSWORD:-}" PGDATABASE="$POSTGRES_DB"
: "${KEEP_DAYS:=14}"

backup() {
  name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  # Under its name only once it is whole.
  rm -rf "$BACKUP_DIR"/*.part
  pg_dump --format=custom --file="$BACKUP_DIR/$name.dump.part"
  pg_restore --list "$BACKUP_DIR/$name.dump.part" > /dev/null
  mv "$BACKUP_DIR/$name.dump.part" "$BACKUP_DIR/$name.dump"
  pg_basebackup --format=tar --gzip --checkpoint=fast --wal-method=stream --pgdata="$BACKUP_DIR/$name.files.part"
  mv "$BACKUP_DIR/$name.files.part" "$BACKUP_DIR/$name.files"
  note_success
  echo "backed up: $name"
}

note_success() {
  [ -n "${METRICS_DIR:-}" ] || return 0
  echo "site_backup_last_success_timestamp_seconds $(date -u +%s)" > "$METRICS_DIR/site_backup.prom.part"
  mv "$METRICS_DIR/site_backup.prom.part" "$METRICS_DIR/site_backup.prom"
}

drop_old() {
  find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -mtime +"$KEEP_DAYS" -exec rm -rf {} +
  # A day more than the files that it leads on from.
  find "$ARCHIVE_DIR" -type f -mtime +"$((KEEP_DAYS + 1))" -delete
}

if [ "${1:-}" = once ]; then
  backup
  drop_old
  exit
fi
while true; do
  # A failure is tried again in five minutes.
  if backup && drop_old; then sleep 86400; else sleep 300; fi
done
