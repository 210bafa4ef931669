import { describe, expect, it } from 'vitest';
import { Instruction } from '@/lib/contract/parcels/instructions';
import {
  mayBeDelivered,
  isProvenReceiver,
  MAX_NOTE_LENGTH,
  RECEIVER_ACCESS,
  receiverMay,
  kindsReplacedBy,
  INSTRUCTION_KINDS,
} from '@/lib/orders/receiver-policy';
import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';

/** The expected table: choices by state, for a link or a code and for four digits. A passed link has none. */
const TABLE: Partial<Record<ParcelState, { proven: string; tail: string }>> = {
  WAITING: { proven: 'day site person note', tail: 'note' },
  IN_TRANSIT: { proven: 'ready day site person refuse note', tail: 'note' },
  DELIVERY_FAILED: { proven: 'ready day site person refuse note', tail: 'note' },
  OUT_FOR_DELIVERY: { proven: 'note', tail: 'note' },
};

const byState = (one: string, other: string) =>
  PARCEL_STATES.indexOf(one as ParcelState) - PARCEL_STATES.indexOf(other as ParcelState);

describe('the list of a receiver’s choices', () => {
  it.each(PARCEL_STATES)('depends on the state: in %s', (state) => {
    for (const access of RECEIVER_ACCESS) {
      const may = INSTRUCTION_KINDS.filter((wish) => receiverMay(state, access, wish)).join(' ');
      const expected = TABLE[state] ?? { proven: '', tail: '' };
      const byAccess = { link: expected.proven, code: expected.proven, tail: expected.tail, passed: '', account: '' };
      expect(may, access).toBe(byAccess[access]);
    }
  });

  it('includes proof and handover code only with a link or a code', () => {
    const accesses = RECEIVER_ACCESS.filter((access) => isProvenReceiver({ party: 'receiver', access }));
    expect(accesses).toEqual(['link', 'code']);
    expect(RECEIVER_ACCESS.filter((access) => isProvenReceiver({ party: 'sender', access }))).toEqual([]);
    expect(PARCEL_STATES.filter(mayBeDelivered)).toEqual([...Object.keys(TABLE), 'READY_FOR_COLLECTION'].sort(byState));
  });

  it('has choices that exclude each other, except for the note', () => {
    expect(
      Object.fromEntries(INSTRUCTION_KINDS.map((wish) => [wish, [...kindsReplacedBy(wish)].sort().join(' ')])),
    ).toEqual({
      ready: 'ready refuse site',
      day: 'day refuse site',
      site: 'day person ready refuse site',
      person: 'person refuse site',
      refuse: 'day person ready refuse site',
      note: 'note',
    });
  });
});

describe('an instruction', () => {
  const note = (text: string) => Instruction.parse({ kind: 'note', text });

  it('is one line without direction marks', () => {
    expect(note(' blue\r\n gate\u202E, \u2067left\u2069 ')).toEqual({
      kind: 'note',
      presets: [],
      landmark: '',
      text: 'blue gate , left',
    });
    // A joiner belongs to a Persian or Urdu word.
    expect(note('می\u200Cروم')).toMatchObject({ text: 'می\u200Cروم' });
  });

  it('has its presets once and in a fixed order, so that equal choices are equal', () => {
    const presets = ['KNOCK_LOUDLY', 'CALL_ME', 'CALL_ME'];
    expect(Instruction.parse({ kind: 'note', presets })).toMatchObject({ presets: ['CALL_ME', 'KNOCK_LOUDLY'] });
  });

  it.each([
    [{ kind: 'note' }, 'text', 'required'],
    [{ kind: 'note', text: '\u202E \n' }, 'text', 'required'],
    [{ kind: 'note', text: 'x'.repeat(MAX_NOTE_LENGTH + 1) }, 'text', 'tooLong'],
    [{ kind: 'person', place: 'person', name: ' ' }, 'name', 'required'],
    [{ kind: 'person', place: 'garage' }, 'place', 'chooseOne'],
    [{ kind: 'day', day: '2026-02-30' }, 'day', 'dateFormat'],
  ])('is rejected: %j', (input, field, message) => {
    const issue = Instruction.safeParse(input).error?.issues[0];
    expect(issue).toMatchObject({ path: [field], message });
  });

  it('may be left at the reception without a name', () => {
    expect(Instruction.safeParse({ kind: 'person', place: 'reception' }).success).toBe(true);
  });

  it('may be a note of the longest length', () => {
    const text = 'x'.repeat(MAX_NOTE_LENGTH);
    expect(note(text)).toMatchObject({ text });
  });
});
