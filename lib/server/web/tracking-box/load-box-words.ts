import 'server-only';
import { createTranslator } from 'next-intl';
import { loadTexts } from '@/lib/i18n/messages/load-texts';
import { numeralLocale, type MarketChoice } from '@/lib/market/prefix';
import type box from '@/messages/en/box.json';
import type track from '@/messages/en/track.json';

/**
 * Returns the texts of the box. A route handler does not set the language of its request, so `choice` comes from the
 * prefix of the address.
 */
export async function loadBoxWords(choice: MarketChoice) {
  const [ours, shared] = await Promise.all([
    loadTexts('box', choice) as Promise<typeof box>,
    loadTexts('track', choice) as Promise<typeof track>,
  ]);
  return createTranslator({
    locale: numeralLocale(choice),
    messages: { box: ours, track: shared },
  });
}
export type BoxWords = Awaited<ReturnType<typeof loadBoxWords>>;
