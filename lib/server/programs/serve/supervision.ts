import 'server-only';
import { z } from 'zod';

/** Message of a process to its supervisor when it listens on the site's port. */
export const SERVES_MESSAGE = 'serves';
/** Message of a process to its supervisor when it exceeds its memory limit. */
export const FULL_MESSAGE = 'full';

/** Reasons to replace a process: it exceeded its memory limit, or it died while it served. */
export const REPLACEMENT_REASONS = ['memory', 'died'] as const;
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number];
export type ReplacementCounts = Record<ReplacementReason, number>;

export const NO_REPLACEMENTS: ReplacementCounts = { memory: 0, died: 0 };

/** Message of the supervisor to a process that has started to serve. */
const ReplacementTally = z.object({ replacements: z.object({ memory: z.number(), died: z.number() }) });
export type ReplacementTally = z.infer<typeof ReplacementTally>;

/** Calls `report` with the supervisor's count of replacements, now and after each change. */
export function watchReplacements(report: (replacements: ReplacementCounts) => void): void {
  report(NO_REPLACEMENTS);
  process.on('message', (message) => {
    const tally = ReplacementTally.safeParse(message);
    if (tally.success) report(tally.data.replacements);
  });
}
