'use client';

import { useEffect, useState } from 'react';
import { StageBar } from './stage-bar';
import type { Progress } from './stages';

/** The bar of a parcel of which a refresh brought news: it is drawn as it was, then the parcel moves to where it is now. */
export function MovingStageBar({ progress, from }: { progress: Progress; from: number | undefined }) {
  const [reached, setReached] = useState(from ?? progress.reached);
  const { reached: now } = progress;
  useEffect(() => {
    // What was must be painted first, else there is nothing to move from.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setReached(now)));
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return <StageBar progress={{ ...progress, reached }} />;
}
