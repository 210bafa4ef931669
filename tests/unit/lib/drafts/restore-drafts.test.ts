import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, NO_NEEDS } from '@/lib/drafts/draft';
import { readPreSend } from '@/lib/drafts/restore-drafts';
import { filledDraft, NEEDS, PARCEL } from '../../support/drafts';

const EMPTY = { needs: NO_NEEDS, drafts: [] };

describe('readPreSend', () => {
  it('reads its own output', () => {
    const storedState = { needs: NEEDS, drafts: [{ ...filledDraft(), sent: { key: 'k' } }] };
    expect(readPreSend(JSON.stringify(storedState))).toEqual(storedState);
  });

  it('preserves the token of a quote if valid', () => {
    const tokenAfter = (quoteToken: unknown) =>
      readPreSend(JSON.stringify({ needs: NEEDS, drafts: [{ ...filledDraft(), quoteToken }] })).drafts[0]!.quoteToken;
    expect(tokenAfter('a.b')).toBe('a.b');
    for (const wrong of [undefined, 7, null, 'x'.repeat(2001)]) expect(tokenAfter(wrong)).toBe('');
  });

  it.each([null, '', 'null', '[]', '{', '"text"', '{"needs":7,"drafts":{}}', '{"drafts":[null,1,{"kind":"sea"}]}'])(
    'starts empty after %j',
    (stored) => {
      expect(readPreSend(stored)).toEqual(EMPTY);
    },
  );

  it('fills in fields that an earlier version lacked and drops unknown ones', () => {
    const storedState = {
      kind: 'domestic',
      origin: 'EG',
      values: { remark: 'Ring twice', colour: 'red', sender: { name: 5 } },
    };
    const { drafts } = readPreSend(JSON.stringify({ drafts: [storedState] }));
    const fresh = emptyDraft('domestic', 'EG');
    expect(drafts).toEqual([{ ...fresh, values: { ...fresh.values, remark: 'Ring twice' } }]);
  });

  it('gives a single parcel the amounts of an earlier version', () => {
    const { insuredValue: _, cashOnDelivery: __, ...before } = PARCEL;
    const values = { parcels: [before], insuredValue: '90', cashOnDelivery: '80' };
    const storedState = { kind: 'domestic', origin: 'EG', values };
    const { drafts } = readPreSend(JSON.stringify({ drafts: [storedState] }));
    expect(drafts[0]?.values.parcels).toEqual([{ ...before, insuredValue: '90', cashOnDelivery: '80' }]);
  });

  it('restores at most five parcels', () => {
    const storedDraft = filledDraft('international', 'GH', { parcels: Array.from({ length: 9 }, () => PARCEL) });
    const { drafts } = readPreSend(JSON.stringify({ drafts: [storedDraft] }));
    expect(drafts[0]?.values.parcels).toHaveLength(5);
  });

  it('never throws, and always returns a form state', () => {
    fc.assert(
      fc.property(fc.json(), fc.anything(), (text, values) => {
        expect(() => readPreSend(text)).not.toThrow();
        let storedText: string;
        try {
          storedText = JSON.stringify({ drafts: [{ kind: 'international', origin: 'CN', values }] });
        } catch {
          return;
        }
        const [draft] = readPreSend(storedText).drafts;
        expect(draft?.values.parcels.length).toBeGreaterThan(0);
        expect(typeof draft?.values.sender.phone).toBe('string');
      }),
    );
  });
});
