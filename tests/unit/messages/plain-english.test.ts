import { describe, expect, it } from 'vitest';
import { legalTextsOf, messagesOf, seedTextsOf } from './all-texts';

/** What a customer would not say, and what is said instead. */
const BANNED: readonly [pattern: RegExp, instead: string][] = [
  [/\bscan(?:s|ned)?\b/i, 'step, event, tracking update'],
  [/\bshelv(?:e|ed|ing)\b/i, 'held at our warehouse, kept in stock'],
  [/\belectric channel\b/i, 'battery-goods service'],
  [/\bmatching batter(?:y|ies)\b/i, 'battery packed with the device'],
  [/\bbrand-sensitive\b/i, 'branded goods'],
  [/\buser ?name\b/i, 'e-mail address or mobile number'],
  [/\bnatural days?\b/i, 'calendar days'],
  [/\blorr(?:y|ies)\b/i, 'truck'],
  [/\bthrifty\b/i, 'low-cost'],
  [/\bcourier number\b/i, 'courier’s tracking number'],
  [/\blast word\b/i, 'final valuation'],
  [/\bwhy it is there\b/i, 'we explain every charge'],
  [/\bin one pair of hands\b/i, 'we do all of it'],
  [/\bworked? out your price\b/i, 'get a price'],
  [/\bfor whom are you\b/i, 'who are you … for'],
  [/\bprivate person\b/i, 'individual'],
  [/\bmatters for\b/i, 'affects'],
  [/\bcurrent query\b/i, 'your search'],
  [/\bthe price stands\b/i, 'you see the price'],
  [/\bat hand\b/i, 'ready'],
];

/** Where a banned word is right. */
const ALLOWED: Readonly<Record<string, string>> = {
  'layout.footer.qr': 'one scans a QR code',
  'ship.done.qrHint': 'one scans a QR code',
  'errors.loginIncomplete': 'a text of §8',
  'frame.login.incomplete': 'a text of §8',
};

const messages = messagesOf('en');
const legal = legalTextsOf('en');
const seeds = seedTextsOf('en');

describe('English that every reader understands', () => {
  it('is looked for in messages, legal texts and the data of an empty database', () => {
    expect(Math.min(messages.length, legal.length, seeds.length)).toBeGreaterThan(100);
  });

  it.each(BANNED)('has no %s', (pattern, instead) => {
    const found = [...messages, ...legal, ...seeds]
      .filter(([where, text]) => pattern.test(text) && !(where in ALLOWED))
      .map(([where, text]) => `${where}: ${text.slice(0, 80)}`);
    expect(found, `say: ${instead}`).toEqual([]);
  });

  it('allows nothing that is not there', () => {
    const texts = new Map(messages);
    const needless = Object.keys(ALLOWED).filter(
      (key) => !BANNED.some(([pattern]) => pattern.test(texts.get(key) ?? '')),
    );
    expect(needless).toEqual([]);
  });
});
