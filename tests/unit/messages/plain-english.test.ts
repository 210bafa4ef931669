import { describe, expect, it } from 'vitest';
import { legalTextsOf, messagesOf, seedTextsOf } from './all-texts';

/** Words that customers do not use, with the words to use. */
const BANNED: readonly [pattern: RegExp, instead: string][] = [
  [/\bscan(?:s|ned)?\b/i, 'step, event, tracking update'],
  [/\bshelv(?:e|ed|ing)\b/i, 'held at our warehouse, kept in stock'],
  [/\belectric channel\b|\bbattery-goods service\b/i, 'goods with a battery, by International Express'],
  [/\bmatching batter(?:y|ies)\b/i, 'battery packed with the device'],
  [/\bbrand-sensitive\b/i, 'branded goods'],
  [/\buser ?name\b/i, 'email address or mobile number'],
  [/\bnatural days?\b/i, 'calendar days'],
  [/\blorr(?:y|ies)\b/i, 'truck'],
  [/\bthrifty\b/i, 'low-cost'],
  [/\bcourier number\b/i, 'Chinese carrier’s tracking number'],
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
  [/\bwork(?:s|ed)? out (?:the|your|a) (?:price|quote)\b/i, 'calculate'],
  [/\bthe form of our numbers\b/i, 'one of our tracking numbers'],
  [/\bin one go\b/i, 'at once'],
  [/\bto mend\b/i, 'to correct'],
  [/\bshall (?:we|it|the)\b/i, 'should'],
  [/\bwhom\b(?= (?:we|you|do|are|shall)\b)/i, 'who'],
  [/\banew\b/i, 'again'],
  [/\b(?:an|our) experts?\b/i, 'our sales team'],
];

/** Second names of things that have a name: pages, messages and documents use the other one. */
const SECOND_NAMES: readonly [pattern: RegExp, name: string][] = [
  [/\bwaybill numbers?\b/i, 'tracking number; a waybill is the paper'],
  [
    /\b(?:service|pickup|delivery) sites?\b|\b(?:our|one of our|list of) sites?\b(?! yourself)|\bpickup points?\b/i,
    'service point',
  ],
  [/\bvolume weight\b|\bweight by volume\b/i, 'volumetric weight'],
  [/\b(?:charged|billed) weight\b/i, 'chargeable weight'],
  [/\bconsignments?\b/i, 'shipment'],
  [/\b(?:addressee|recipient|consignor)s?\b/i, 'receiver, sender'],
  [/\bhand-over\b/i, 'handover'],
  [
    /\b(?:refund|pay)s? (?:the|its) freight\b|\bgoods and freight\b|\bfreight included\b/i,
    'shipping; freight goes by ship or pallet',
  ],
  [/\bprice calculator\b|\bget a price\b/i, 'get a quote'],
  [/\binternational line\b/i, 'international shipping'],
  [/(?<!\ba )(?<!calls it the )\bspecial lines?\b/i, 'International Express'],
  [/\be-commerce small parcels?\b(?!\))/i, 'economy parcel'],
  [/\boverseas warehouses?\b/i, 'our warehouse in the country'],
  [/\bcouriers?\b(?! \{)/i, 'our driver; the Chinese carrier that brings goods to us'],
  [/(?<!correct )\be-mails?\b/i, 'email'],
  [/\bpersonal cent(?:re|er)\b/i, 'account settings'],
  [/\bquestionnaires?\b/i, 'survey'],
];

/** Patterns of sentences in which things "stand", "lie" or "bear", or whose actor is hidden. */
const ABOUT_THINGS: readonly [pattern: RegExp, instead: string][] = [
  [/\b(?:price|charge|address|version|number|contacts?)s? (?:stand|lie)s?\b/i, 'you see, we show'],
  [/\bcould not be (?:loaded|read|checked|shown|calculated|sent|prepared|saved)\b/i, 'we could not'],
  [/\b(?:has|have) not been (?:sent|checked|saved|placed)\b/i, 'we could not, not yet'],
  [/\b(?:is|are) (?:collected|settled) (?:in advance|against)\b/i, 'we collect, we settle'],
  [/\bnothing is lost\b/i, 'we have kept'],
  [/\bneeds? (?:your attention|another look)\b/i, 'please check'],
];

/** Places where a banned word is right. */
const ALLOWED: Readonly<Record<string, string>> = {
  'layout.footer.qr': 'one scans a QR code',
  'ship.done.qrHint': 'one scans a QR code',
  'errors.loginIncomplete': 'a text of §8',
  'frame.login.incomplete': 'a text of §8',
  'errors.waybillShape': 'a text of §8',
  'errors.waybillCheckDigit': 'a text of §8',
  'errors.waybillUnknown': 'a text of §8',
  'track.notFound.checkDigit': 'a text of §8',
  'track.notFound.shape': 'a text of §8',
  'track.notFound.unknown': 'a text of §8',
  'server.files.invoice.waybillNo': 'on a paper for customs',
};

const messages = messagesOf('en');
const legal = legalTextsOf('en');
const seeds = seedTextsOf('en');

describe('plain English', () => {
  it('is checked in messages, legal texts and the data of an empty database', () => {
    expect(Math.min(messages.length, legal.length, seeds.length)).toBeGreaterThan(100);
  });

  it.each(BANNED)('does not contain %s', (pattern, instead) => {
    const findings = [...messages, ...legal, ...seeds]
      .filter(([where, text]) => pattern.test(text) && !(where in ALLOWED))
      .map(([where, text]) => `${where}: ${text.slice(0, 80)}`);
    expect(findings, `say: ${instead}`).toEqual([]);
  });

  it.each(SECOND_NAMES)('does not contain %s', (pattern, name) => {
    const findings = [...messages, ...legal].filter(([where, text]) => pattern.test(text) && !(where in ALLOWED));
    expect(
      findings.map(([where]) => where),
      `say: ${name}`,
    ).toEqual([]);
  });

  it.each(ABOUT_THINGS)('addresses the reader: no %s', (pattern, instead) => {
    const findings = messages.filter(([where, text]) => pattern.test(text) && !(where in ALLOWED));
    expect(
      findings.map(([where]) => where),
      `say: ${instead}`,
    ).toEqual([]);
  });

  it('has no unused exception', () => {
    const texts = new Map(messages);
    const needless = Object.keys(ALLOWED).filter(
      (key) => ![...BANNED, ...SECOND_NAMES].some(([pattern]) => pattern.test(texts.get(key) ?? '')),
    );
    expect(needless).toEqual([]);
  });
});
