import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@/lib/time/durations';

/**
 * Returns the time, updated every full minute; null until scripts run, so that the server's page contains no outdated
 * time.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
