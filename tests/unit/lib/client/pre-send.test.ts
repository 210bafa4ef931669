import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_NEEDS } from '@/lib/drafts/draft';
import { prefillFromQuote } from '@/lib/client/prefill-from-quote';
import { prefillFromQuery } from '@/lib/client/prefill-from-query';
import {
  discardDraft,
  openDraft,
  restorePreSend,
  saveDraft,
  saveNeeds,
  startDraft,
  usePreSendStore,
} from '@/lib/client/stores/pre-send';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { listedDrafts } from '@/lib/drafts/restore-drafts';
import { filledDraft, NEEDS } from '../../support/drafts';

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  usePreSendStore.setState({ ready: false, needs: NO_NEEDS, drafts: [] });
});

afterEach(() => vi.unstubAllGlobals());

const QUOTE: QuoteRequest = {
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
};

const KEY = 'preSendList';
/** Opens the page again. */
function reload() {
  usePreSendStore.setState({ ready: false, needs: NO_NEEDS, drafts: [] });
  restorePreSend();
}

describe('the pre-send list', () => {
  it('survives a reload', () => {
    saveNeeds(NEEDS);
    saveDraft(filledDraft());
    reload();
    const { touchedAt: _, ...typed } = filledDraft();
    expect(usePreSendStore.getState()).toMatchObject({ ready: true, needs: NEEDS, drafts: [typed] });
  });

  it('continues the last draft of a way of sending', () => {
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

  it('stores several drafts of one kind by id, with the last sender in a new one', () => {
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

  it('preserves text that another tab typed into its own draft meanwhile', () => {
    saveDraft({ ...filledDraft(), id: 'a' });
    const { needs, drafts } = usePreSendStore.getState();
    storage.set(KEY, JSON.stringify({ needs, drafts: [...drafts, { ...filledDraft('domestic', 'GH'), id: 'b' }] }));
    saveDraft({ ...filledDraft('international', 'GH', { remark: 'typed' }), id: 'a' });
    saveNeeds(NEEDS);
    reload();
    const draftTexts = usePreSendStore.getState().drafts.map(({ id, values }) => `${id} ${values.remark}`);
    expect(draftTexts.sort()).toEqual(['a typed', 'b ']);
    expect(usePreSendStore.getState().needs).toEqual(NEEDS);
  });

  it('rejects an invalid id in an address', () => {
    expect(openDraft('international', 'GH', 'abc').id).toBe('abc');
    for (const odd of ['<b>', 'x'.repeat(40), '../a'])
      expect(openDraft('domestic', 'GH', odd).id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is cleared by writing an empty value', () => {
    saveNeeds(NEEDS);
    saveDraft(filledDraft());
    discardDraft(filledDraft());
    expect(storage.get(KEY)).toBe('');
    expect(openDraft('international', 'GH', '').values.sender.name).toBe('');
    // Stored for the next parcel of this visit.
    expect(usePreSendStore.getState().needs).toEqual(NEEDS);
    reload();
    expect(usePreSendStore.getState()).toMatchObject({ needs: NO_NEEDS, drafts: [] });
  });

  it('preserves other drafts when one is removed', () => {
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

  it('includes a quote', () => {
    prefillFromQuote(QUOTE);
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
      // The importer may differ from the sender.
      importer: 'business',
      receiver: { countryCode: 'EG' },
      sendingMode: 'PICKUP',
      parcels: [{ weightKg: '2', lengthCm: '20', cashOnDelivery: '100', insuredValue: '' }],
    });
  });
});

describe('a new quote', () => {
  const session = new Map<string, string>();
  const drafts = () => usePreSendStore.getState().drafts;
  beforeEach(() => {
    session.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    });
  });

  it('starts a second draft beside an unfinished one of this tab, without its goods', () => {
    saveDraft({ ...filledDraft(), id: 'a' });
    expect(openDraft('international', 'GH', 'a').id).toBe('a');
    prefillFromQuote({ ...QUOTE, destinationCountry: 'GH', quoteToken: 'new' } as QuoteRequest);
    const [unfinished, quoted] = drafts();
    expect(unfinished!.values).toEqual(filledDraft().values);
    expect(quoted!.values).toMatchObject({ receiver: { name: '' }, sender: filledDraft().values.sender });
    expect(quoted!.values.parcels.map(({ weightKg, goodsNameEn }) => [weightKg, goodsNameEn])).toEqual([['2', '']]);
    expect(openDraft('international', 'GH', '').id).toBe(quoted!.id);
    expect(listedDrafts(drafts(), 'GH').map(({ id }) => id)).toContain('a');
  });

  it('continues the draft that began with this quote, and one with only a sender', () => {
    prefillFromQuote({ ...QUOTE, quoteToken: 'first' } as QuoteRequest);
    const [draft] = drafts();
    const { values } = draft!;
    saveDraft({ ...draft!, values: { ...values, receiver: { ...values.receiver, name: 'Ama' } } });
    prefillFromQuote({ ...QUOTE, quoteToken: 'first' } as QuoteRequest);
    expect(drafts().map(({ id, values: { receiver } }) => [id, receiver.name])).toEqual([[draft!.id, 'Ama']]);
    prefillFromQuote({ ...QUOTE, quoteToken: 'second' } as QuoteRequest);
    prefillFromQuote({ ...QUOTE, quoteToken: 'third' } as QuoteRequest);
    expect(drafts().map(({ quoteToken }) => quoteToken)).toEqual(['first', 'third']);
  });

  it('changes no draft whose order was sent or waits for a network', () => {
    for (const state of [{ sent: { key: 'k' } }, { waits: { content: 'c', totals: '' } }]) {
      usePreSendStore.setState({ drafts: [] });
      storage.clear();
      prefillFromQuote({ ...QUOTE, quoteToken: 'same' } as QuoteRequest);
      saveDraft({ ...drafts()[0]!, ...state });
      prefillFromQuote({ ...QUOTE, quoteToken: 'same' } as QuoteRequest);
      expect(drafts()).toHaveLength(2);
      expect(drafts()[0]).toMatchObject(state);
    }
  });
});

describe('prefillFromQuery', () => {
  const prefill = (query: string) => prefillFromQuery(new URLSearchParams(query), 'GH');
  const kind = () => usePreSendStore.getState().needs.kind;

  it.each([
    ['kind=domestic', 'domestic'],
    ['kind=international', 'international'],
    ['service=local-standard', 'domestic'],
    ['kind=sea', ''],
    ['', ''],
  ])('%j selects %j', (query, expected) => {
    prefill(query);
    expect(kind()).toBe(expected);
  });

  it('chooses the service of a product page', () => {
    prefill('service=business-express');
    expect(kind()).toBe('international');
    expect(openDraft('international', 'GH', '').values.service).toBe('business-express');
  });
});
