import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_NEEDS } from '@/lib/client/ship/draft';
import { prefillFromQuery } from '@/lib/client/prefill-from-query';
import {
  discardDraft,
  openDraft,
  prefillFromQuote,
  restorePreSend,
  saveDraft,
  saveNeeds,
  startDraft,
  usePreSendStore,
} from '@/lib/client/stores/pre-send';
import { filledDraft, NEEDS } from './drafts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  usePreSendStore.setState({ ready: false, needs: NO_NEEDS, drafts: [] });
});

const KEY = 'preSendList';
/** The page is opened again. */
function reload() {
  usePreSendStore.setState({ ready: false, needs: NO_NEEDS, drafts: [] });
  restorePreSend();
}

describe('the pre-send list', () => {
  it('outlives a reload', () => {
    saveNeeds(NEEDS);
    saveDraft(filledDraft());
    reload();
    const { touchedAt: _, ...typed } = filledDraft();
    expect(usePreSendStore.getState()).toMatchObject({ ready: true, needs: NEEDS, drafts: [typed] });
  });

  it('takes up the last draft of a way of sending', () => {
    saveDraft(filledDraft('international', 'GH'));
    saveDraft(filledDraft('international', 'NG', { remark: 'newer' }));
    saveDraft(filledDraft('domestic', 'GH'));
    saveDraft(filledDraft('domestic', 'EG'));
    expect(usePreSendStore.getState().drafts.map(({ kind, origin }) => `${kind} ${origin}`)).toEqual([
      'international CN',
      'domestic GH',
      'domestic EG',
    ]);
    expect(openDraft('international', 'GH', '').values.remark).toBe('newer');
    expect(openDraft('domestic', 'EG', '').origin).toBe('EG');
  });

  it('holds drafts of one kind side by side, each by its id, the last sender in a new one', () => {
    const [a, b] = [
      { ...filledDraft(), id: 'a' },
      { ...filledDraft('international', 'NG'), id: 'b' },
    ];
    saveDraft(a);
    saveDraft(b);
    expect(openDraft('international', 'GH', 'a').values.receiver.countryCode).toBe('GH');
    expect(openDraft('international', 'GH', 'b').values.receiver.countryCode).toBe('NG');
    const next = startDraft('international', 'EG');
    expect(next.values).toMatchObject({ sender: b.values.sender, receiver: { name: '', countryCode: 'EG' } });
    expect([a.id, b.id]).not.toContain(next.id);
    discardDraft(a);
    reload();
    expect(usePreSendStore.getState().drafts.map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps what another tab typed into its own draft meanwhile', () => {
    saveDraft({ ...filledDraft(), id: 'a' });
    const { needs, drafts } = usePreSendStore.getState();
    stored.set(KEY, JSON.stringify({ needs, drafts: [...drafts, { ...filledDraft('domestic', 'GH'), id: 'b' }] }));
    saveDraft({ ...filledDraft('international', 'GH', { remark: 'typed' }), id: 'a' });
    saveNeeds(NEEDS);
    reload();
    const kept = usePreSendStore.getState().drafts.map(({ id, values }) => `${id} ${values.remark}`);
    expect(kept.sort()).toEqual(['a typed', 'b ']);
    expect(usePreSendStore.getState().needs).toEqual(NEEDS);
  });

  it('takes no id from an address that is none', () => {
    expect(openDraft('international', 'GH', 'abc').id).toBe('abc');
    for (const odd of ['<b>', 'x'.repeat(40), '../a'])
      expect(openDraft('domestic', 'GH', odd).id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is cleared by writing an empty value', () => {
    saveNeeds(NEEDS);
    saveDraft(filledDraft());
    discardDraft(filledDraft());
    expect(stored.get(KEY)).toBe('');
    expect(openDraft('international', 'GH', '').values.sender.name).toBe('');
    // For the next parcel of this visit.
    expect(usePreSendStore.getState().needs).toEqual(NEEDS);
    reload();
    expect(usePreSendStore.getState()).toMatchObject({ needs: NO_NEEDS, drafts: [] });
  });

  it('keeps the other drafts when one is dropped', () => {
    saveDraft(filledDraft('international', 'GH'));
    saveDraft(filledDraft('domestic', 'GH'));
    discardDraft(filledDraft('international', 'GH'));
    reload();
    expect(usePreSendStore.getState().drafts.map(({ kind }) => kind)).toEqual(['domestic']);
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    saveDraft(filledDraft());
    expect(openDraft('international', 'GH', '').values.sender.name).toBe('Li Wei');
    expect(() => discardDraft(filledDraft())).not.toThrow();
  });

  it('takes over a quote', () => {
    prefillFromQuote({
      kind: 'international',
      service: 'intl-straight-small',
      destinationCountry: 'EG',
      cityCode: '',
      goodsClass: 'GENERAL',
      handover: 'guangzhou',
      customer: 'business',
      sendingMode: 'PICKUP',
      fromCityCode: '',
      parcels: [
        {
          weightKg: 2,
          lengthCm: 20,
          widthCm: 15,
          heightCm: 10,
          goodsValue: null,
          cashOnDelivery: { currency: 'EGP', minor: 10_000 },
          insuredValue: null,
        },
      ],
      goodsValue: null,
      cashOnDelivery: null,
      insuredValue: null,
    });
    reload();
    expect(usePreSendStore.getState().needs).toEqual({
      kind: 'international',
      customerType: 'business',
      customerHistory: 'new',
      frequency: 'single',
      shippingVolume: '',
    });
    expect(openDraft('international', 'EG', '').values).toMatchObject({
      service: 'intl-straight-small',
      // Who imports is not who sends.
      importer: 'business',
      receiver: { countryCode: 'EG' },
      sendingMode: 'PICKUP',
      parcels: [{ weightKg: '2', lengthCm: '20', cashOnDelivery: '100', insuredValue: '' }],
    });
  });
});

describe('prefillFromQuery', () => {
  const take = (query: string) => prefillFromQuery(new URLSearchParams(query), 'GH');
  const kind = () => usePreSendStore.getState().needs.kind;

  it.each([
    ['kind=domestic', 'domestic'],
    ['kind=international', 'international'],
    ['service=local-standard', 'domestic'],
    ['kind=sea', ''],
    ['', ''],
  ])('%j asks for %j', (query, expected) => {
    take(query);
    expect(kind()).toBe(expected);
  });

  it('chooses the service of a product page', () => {
    take('service=business-express');
    expect(kind()).toBe('international');
    expect(openDraft('international', 'GH', '').values.service).toBe('business-express');
  });
});
