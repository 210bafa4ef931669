import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ENQUIRY_KINDS } from '@/lib/contract/content/enquiry-forms';
import type { NewMessage } from '@/lib/server/messaging/messages/enqueue-messages';
import { TEMPLATES, MESSAGE_WRITERS } from '@/lib/server/messaging/messages/templates';
import { sentences } from '../../../../support/catalogue';

/** Returns the arguments of a sentence, in its choices too. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return argumentsOf(element.children);
    const inside =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : [];
    return [element.value, ...inside];
  });
}

const english = sentences('en', 'server');

describe('a message template', () => {
  const cases = (['mail', 'sms'] as const).flatMap((channel) =>
    Object.entries(TEMPLATES[channel]).map(
      ([template, names]) => [channel, template, names as readonly string[]] as const,
    ),
  );

  it.each(cases)('%s.%s has all arguments of its text', (channel, template, names) => {
    const key = `${channel}.${template}`;
    const texts = [...english].filter(([each]) => each === key || each.startsWith(`${key}.`));
    const argumentNames = new Set(texts.flatMap(([, text]) => argumentsOf(parse(text))));
    argumentNames.delete('brand');
    expect(texts.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining([...argumentNames]));
    // Layouts of mails about parcels set the other arguments themselves (write-message.ts).
    const isLaidOut = ['parcelNotice', 'instructionKept', 'sheetBooked'].includes(template);
    if (!isLaidOut) expect([...argumentNames].sort()).toEqual([...names].sort());
  });

  it('exists for the mail to the office about each kind of enquiry', () => {
    expect(Object.keys(TEMPLATES.mail)).toEqual(expect.arrayContaining(ENQUIRY_KINDS.map((kind) => `${kind}Enquiry`)));
  });

  it.each(cases)('%s.%s returns its channel, its name and the arguments', (channel, template, names) => {
    const values = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
    const write = new Map<string, (given: object) => object>(Object.entries(MESSAGE_WRITERS[channel])).get(template)!;
    expect(write(values)).toEqual({ channel, template, values });
  });

  it('needs each of its arguments, and no others, to compile', () => {
    const to = { to: 'ama@example.com', language: 'en' } as const;
    const values = MESSAGE_WRITERS.mail.webhookOff({ url: 'https://example.com', days: 3, failingDays: 5 }).values;
    expectTypeOf(values).toEqualTypeOf<Record<'url' | 'days' | 'failingDays', string | number>>();
    // @ts-expect-error -- `link` is missing.
    const lacking = MESSAGE_WRITERS.sms.sheetBooked({ orders: 3 });
    // @ts-expect-error -- `link` is misspelt.
    const misspelt = MESSAGE_WRITERS.sms.sheetBooked({ orders: 3, lnk: '' });
    // @ts-expect-error -- an SMS has no subject.
    const other = MESSAGE_WRITERS.sms.parcelNotice({ what: '', link: '', subject: '' });
    // @ts-expect-error -- no text has this name.
    expect(MESSAGE_WRITERS.mail.noSuchText).toBeUndefined();
    const by = { channel: 'sms', template: 'sheetBooked' } as const;
    // @ts-expect-error -- `link` is missing, also if the text is written by hand.
    const byHand: NewMessage = { ...by, values: { orders: 3 }, ...to };
    expect([lacking, misspelt, other, byHand]).toHaveLength(4);
  });
});
