'use client';

import { useEffect, useState } from 'react';
import { StageBar } from './stage-bar';
import type { JourneyProgress } from '@/lib/contract/tracking/stages';

/** Shows a parcel with news from a refresh: first its old position, then the move to the current one. */
export function MovingStageBar({ progress, from }: { progress: JourneyProgress; from: number | undefined }) {
  const [reached, setReached] = useState(from ?? progress.reachedStages);
  const { reachedStages: now } = progress;
  useEffect(() => {
    // The old position must be painted first: otherwise nothing moves.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setReached(now)));
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return <StageBar progress={{ ...progress, reachedStages: reached }} />;
}
