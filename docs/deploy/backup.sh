#!/bin/sh
# Backs up PostgreSQL each day, or once with the argument `once`. It writes a dump, which any later PostgreSQL restores, and the
# files of the server. With the archive of its log (WAL), they restore any later moment. How to restore: docs/backup.md.
# Settings: PGHOST, PGPORT, POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB, BACKUP_DIR, ARCHIVE_DIR, KEEP_DAYS. If METRICS_DIR is
# set, the time of the last complete backup is written there for the textfile collector of prometheus-node-exporter.
set -eu
export PGUSER="$POSTGRES_USER" PGPASSWORD="${POSTGRES_PASSWORD:-}" PGDATABASE="$POSTGRES_DB"
: "${KEEP_DAYS:=30}"

backup() {
  name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  # It gets its name only when it is complete.
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
  # One day longer than the files that it continues.
  find "$ARCHIVE_DIR" -type f -mtime +"$((KEEP_DAYS + 1))" -delete
}

if [ "${1:-}" = once ]; then
  backup
  drop_old
  exit
fi
while true; do
  # After a failure, tries again in five minutes.
  if backup && drop_old; then sleep 86400; else sleep 300; fi
done
