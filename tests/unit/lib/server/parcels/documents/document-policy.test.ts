import { describe, expect, it } from 'vitest';
import { assertPrintable, mayOpenLink } from '@/lib/server/parcels/documents/document-policy';
import { ApiError } from '@/lib/server/platform/errors';

describe('the link of a document', () => {
  const link = { user_id: 'ama' };

  it.each([
    ['without a session', null, true],
    ["with the requester's session", { userId: 'ama' }, true],
    ["with anybody else's session", { userId: 'lin' }, false],
  ])('%s: %s opens: %s', (_, actor, opens) => {
    expect(mayOpenLink(actor, link)).toBe(opens);
  });
});

describe('a document of an order', () => {
  const order = { kind: 'international', state: 'WAITING', pieces: 2, waybills: [] } as const;
  const refusal = (...input: Parameters<typeof assertPrintable>) => {
    try {
      assertPrintable(...input);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { error: name, details } = error;
      return details.fields?.map(({ field, message }) => `${field}: ${message}`).join() ?? name;
    }
    return null;
  };

  it.each([
    [order, { kind: 'label', piece: null }, null],
    [order, { kind: 'label', piece: 2 }, null],
    [order, { kind: 'invoice', piece: null }, null],
    [{ ...order, kind: 'domestic' }, { kind: 'label', piece: null }, null],
    [{ ...order, state: 'SIGNED' }, { kind: 'invoice', piece: null }, null],
    [order, { kind: 'label', piece: 3 }, 'piece: pieceUnknown'],
    [{ ...order, kind: 'domestic' }, { kind: 'invoice', piece: null }, 'kind: invoiceAbroadOnly'],
    [{ ...order, state: 'CANCELLED' }, { kind: 'label', piece: null }, 'fileOfCancelled'],
    [{ ...order, kind: 'domestic', state: 'CANCELLED' }, { kind: 'invoice', piece: null }, 'fileOfCancelled'],
  ] as const)('%o, requested as %o: %s', (of, asked, expected) => {
    expect(refusal(of, asked)).toBe(expected);
  });
});
