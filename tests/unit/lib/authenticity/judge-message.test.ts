import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMessage, numbersIn } from '@/lib/authenticity/judge-message';
import { EXISTS, FACTS, ORDER, WAYBILL } from './facts';
import { FAKES } from './fakes';
import { OURS, UNCLEAR } from './our-messages';

const check = (text: string, sender = '') => judgeMessage({ text, sender }, FACTS, EXISTS);
const verdictOf = (text: string, sender = '') =>
  check(text, sender).pieces.map(({ kind, text: pieceText, verdict, reason }) => [kind, pieceText, verdict, reason]);

describe('a message', () => {
  it.each(OURS)('is ours: %j', (text) => {
    expect(check(text)).toMatchObject({ verdict: 'ours' });
  });

  it.each(FAKES)('is not ours: %j', (text) => {
    expect(check(text)).toMatchObject({ verdict: 'not-ours' });
  });

  it.each(UNCLEAR)('contains too little to judge: %j', (text) => {
    expect(check(text)).toMatchObject({ verdict: 'cannot-tell' });
  });

  it('is not ours with any part of a fake', () => {
    for (const ours of OURS.slice(0, 5))
      for (const fake of FAKES) expect(check(`${ours}\n${fake}`).verdict, `${ours} ${fake}`).not.toBe('ours');
  });

  it('has a reason for each bad part', () => {
    expect(verdictOf('https://duniaexpress.example@evil.com bit.ly/x ghana@duniaexpress.co')).toEqual([
      ['link', 'https://duniaexpress.example@evil.com', 'not-ours', 'disguised'],
      ['link', 'bit.ly/x', 'not-ours', 'shortener'],
      ['email', 'ghana@duniaexpress.co', 'not-ours', 'lookalike'],
    ]);
    expect(verdictOf(`${WAYBILL} ${ORDER} DX01234567895GH RR123456785CN`)).toEqual([
      ['number', WAYBILL, 'ours', 'knownNumber'],
      ['number', ORDER, 'ours', 'knownNumber'],
      ['number', 'DX01234567895GH', 'not-ours', 'impossibleNumber'],
      ['number', 'RR123456785CN', 'not-ours', 'otherNumber'],
    ]);
    expect(verdictOf('Call +233 30 200 0144 or 0249999999, code 4455')).toEqual([
      ['phone', '+233 30 200 0144', 'ours', 'ours'],
      ['phone', '0249999999', 'not-ours', 'otherPhone'],
      ['phone', '4455', 'cannot-tell', 'shortNumber'],
    ]);
  });

  it('does not become ours because of its apparent sender', () => {
    expect(check(WAYBILL, 'DUNIA').verdict).toBe('cannot-tell');
    expect(check('Your parcel is here', '+233 30 200 0144').verdict).toBe('cannot-tell');
    expect(check(OURS[0]!, 'dunia').verdict).toBe('ours');
  });

  it('is not ours from another sender', () => {
    for (const sender of ['+233 24 999 9999', 'info@evil.com', 'Parcel', 'DUN1A', 'evil.com'])
      expect(check(OURS[0]!, sender).verdict, sender).toBe('not-ours');
  });

  it('is compared with our names if it is only a sender’s name', () => {
    expect(verdictOf('DUNIA')).toEqual([['sender', 'DUNIA', 'ours', 'ourName']]);
    expect(verdictOf('DUΝIA')).toEqual([['sender', 'DUΝIA', 'not-ours', 'lookalike']]);
    expect(verdictOf('Hello')).toEqual([]);
  });

  it('has its numbers extracted, in the sender too', () => {
    expect(numbersIn({ text: `tn 0012 3456 7894, ${WAYBILL}`, sender: WAYBILL })).toMatchObject({
      waybills: [WAYBILL],
      tradeNos: [ORDER],
    });
  });

  it('has national numbers read in the reader’s own market only', () => {
    const elsewhere = judgeMessage({ text: '030 200 0144', sender: '' }, { ...FACTS, callingCode: '254' }, EXISTS);
    expect(elsewhere.verdict).toBe('not-ours');
  });
});

/** A name that a browser reads as a host, and that is not ours. */
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/);
const host = fc
  .tuple(label, fc.constantFrom('.com', '.net', '.top', '.co.ke', '.com.gh', '.duniaexpress.example', '.example.org'))
  .map(([name, end]) => name + end)
  .filter((name) => !FACTS.origins.includes(`https://${name}`));
const link = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS://', 'www.', '', '//', 'https://www.duniaexpress.example@'),
    host,
  )
  .map(([start, name]) => start + name);
const around = fc.oneof(
  fc.constant(''),
  fc.constantFrom(...OURS),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

describe('a text', () => {
  it('is never ours with a foreign link', () => {
    fc.assert(
      fc.property(around, link, around, (before, address, after) => {
        expect(check(`${before} ${address} ${after}`).verdict).not.toBe('ours');
      }),
      { numRuns: 500 },
    );
  });

  it('is never ours with a foreign link inside, wherever it begins', () => {
    fc.assert(
      fc.property(around, host, around, (before, name, after) => {
        expect(check(`${before}https://${name}/${after}`).verdict).not.toBe('ours');
      }),
      { numRuns: 500 },
    );
  });

  it('is never ours with a foreign number', () => {
    const number = fc.stringMatching(/^\+?[1-9][0-9]{8,12}$/);
    const isOurs = (text: string) => FACTS.phones.some((phone) => text.endsWith(phone.slice(4)));
    fc.assert(
      fc.property(fc.constantFrom(...OURS), number, (before, digits) => {
        fc.pre(!isOurs(digits));
        expect(check(`${before} ${digits}`).verdict).not.toBe('ours');
      }),
      { numRuns: 300 },
    );
  });

  it('never causes an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        expect(['ours', 'not-ours', 'cannot-tell']).toContain(check(text, text.slice(0, 60)).verdict);
      }),
      { numRuns: 200 },
    );
  });
});
