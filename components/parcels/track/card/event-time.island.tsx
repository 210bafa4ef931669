'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { formatInstantDay } from '@/lib/i18n/format/format-day';
import { dayTimeSeparator, formatInstantClock } from '@/lib/i18n/format/format-time';
import { isolate } from '@/lib/i18n/format/isolate';

const subscribeToNothing = () => () => undefined;
const zoneOfVisitor = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the visitor's time zone; null on the server and until hydration. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(subscribeToNothing, zoneOfVisitor, () => null);
}

export interface EventTimeProps {
  /** Instant in UTC. */
  time: string;
  /** IANA zone of the place. */
  timeZone: string;
}

/** Returns the time on the visitor's clock as a sentence; undefined if it is the same, and on the server. */
function useVisitorTime({ time, timeZone }: EventTimeProps): string | undefined {
  const locale = useLocale();
  const t = useTranslations('track.card');
  const zone = useVisitorZone();
  if (!zone) return undefined;
  const instant = new Date(time);
  const dayIn = (where: string) => formatInstantDay(instant, locale, where, 'short');
  const ownDay = dayIn(zone);
  const ownClock = formatInstantClock(instant, locale, zone);
  const day = dayIn(timeZone);
  if (ownDay === day && ownClock === formatInstantClock(instant, locale, timeZone)) return undefined;
  // The day is added only if it differs.
  const parts = ownDay === day ? [ownClock] : [ownDay, ownClock];
  return t('yourTime', { time: parts.map((part) => isolate(part)).join(' ') });
}

/**
 * Shows the local time of an event, named by its place. Day and clock are isolated, so that neither reorders the other
 * in right-to-left text. Browsers and server may differ in a space, hence the suppressed warnings.
 */
export function EventTime({ time, timeZone }: EventTimeProps) {
  const locale = useLocale();
  const t = useTranslations('track.card');
  const ownTime = useVisitorTime({ time, timeZone });
  const instant = new Date(time);
  // A message's selectors contain no slash: `Asia/Riyadh` is `Riyadh` there.
  const zone = timeZone.split('/').at(-1) ?? '';
  return (
    <time dateTime={time} title={ownTime}>
      <bdi suppressHydrationWarning>{formatInstantDay(instant, locale, timeZone)}</bdi>
      {dayTimeSeparator(locale)}
      <bdi>{t('placeTime', { time: formatInstantClock(instant, locale, timeZone), zone })}</bdi>
    </time>
  );
}

/** Shows the same moment on the visitor's clock, if that differs. */
export function VisitorTime({ time, timeZone, className }: EventTimeProps & { className?: string }) {
  return <span className={className}>{useVisitorTime({ time, timeZone })}</span>;
}
