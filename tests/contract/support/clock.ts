import { QUEUE_RETRIES } from '@/lib/server/messaging/queue/queue-retries';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@/lib/time/durations';
import type { World } from './world';

/** A second more than the longest pause before the second attempt to send a message. */
export const AFTER_FIRST_PAUSE_MS = (QUEUE_RETRIES.pauses[0]! * QUEUE_RETRIES.factors[1] + 1) * SECOND_MS;

/** Moves the server's clock to a second after the next noon of Accra: no quiet hours, and its days are those of UTC. */
export function goToNoon({ services, pass }: World): void {
  pass(((36 * HOUR_MS - (services.now().getTime() % DAY_MS)) % DAY_MS) + 1000);
}

/** Returns the services with a clock that is some days ahead. The server's own clock stays. */
export const servicesAhead = ({ services }: World, days: number): World['services'] => ({
  ...services,
  now: () => new Date(services.now().getTime() + days * DAY_MS),
});
