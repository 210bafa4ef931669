import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Returns the time, updated every full minute; null until scripts run, so that the server's page contains no outdated time. */
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
