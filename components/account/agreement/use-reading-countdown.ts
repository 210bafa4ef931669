import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Returns the seconds left to read. They count down only while `isReading` and while the page is visible. */
export function useReadingCountdown(seconds: number, isReading: boolean): number {
  const [secondsRead, setSecondsRead] = useState(0);
  const secondsLeft = Math.max(0, seconds - secondsRead);
  const isRunning = isReading && secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setSecondsRead((before) => before + 1);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return secondsLeft;
}
