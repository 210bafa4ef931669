import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, anew at every full minute; null until scripts run, so that the server's page holds no time that goes out of date. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
