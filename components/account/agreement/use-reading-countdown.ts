import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Returns the seconds left to read. They count down only while `reading` and while the page is visible. */
export function useReadingCountdown(seconds: number, reading: boolean): number {
  const [secondsRead, setSecondsRead] = useState(0);
  const secondsLeft = Math.max(0, seconds - secondsRead);
  const runs = reading && secondsLeft > 0;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) setSecondsRead((before) => before + 1);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [runs]);

  return secondsLeft;
}
