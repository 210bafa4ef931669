import 'server-only';
import type { AttemptView } from '@/lib/contract/parcels/attempts';
import { presentPhoto } from '../proofs/present-proof';
import type { EvidenceFacts } from './attempt-store';

export const positionOf = ({ latitude, longitude }: Pick<EvidenceFacts, 'latitude' | 'longitude'>) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export const calledOf = ({ called }: Pick<EvidenceFacts, 'called'>) => (called === null ? null : called === 1);

export const presentAttempt = (row: EvidenceFacts, now: Date): AttemptView => ({
  attemptAt: row.attempt_at,
  at: row.attempted_at,
  timeZone: row.time_zone,
  position: positionOf(row),
  called: calledOf(row),
  photo: presentPhoto(row, now),
});
