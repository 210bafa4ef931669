import { useEffect, useState } from 'react';

/** Counts down to zero in seconds, first from `initial` and after `start(60)` from 60. */
export function useCountdown(initial = 0): { secondsLeft: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => initial && Date.now() + initial * 1000);
  const [secondsLeft, setSecondsLeft] = useState(initial);

  useEffect(() => {
    if (until === 0) return;
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);

  return { secondsLeft, start: (seconds) => setUntil(Date.now() + seconds * 1000) };
}
