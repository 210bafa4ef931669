import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '@/lib/drafts/draft';
import { readPreSend } from '@/lib/drafts/restore-drafts';
import { questionBefore, waitingOrder } from '@/lib/drafts/waiting-order';

const quote = { totals: [{ currency: 'CNY', minor: 42_650 }] };
const dearer = { totals: [{ currency: 'CNY', minor: 43_000 }] };
const draft: Draft = { ...emptyDraft('international', 'GH'), id: 'a1' };
const waiting: Draft = { ...draft, waits: waitingOrder(draft, quote) };
const restored = (draft: Draft) => readPreSend(JSON.stringify({ drafts: [draft] })).drafts[0]!;

describe('an order that waits for the network', () => {
  it('is sent automatically and unchanged, even after the page was closed', () => {
    for (const draft of [waiting, restored(waiting)])
      expect(questionBefore(draft, { quote, isLoggedIn: true })).toBeNull();
    const reordered = { ...waiting, values: Object.fromEntries(Object.entries(waiting.values).toReversed()) };
    expect(questionBefore(reordered as Draft, { quote, isLoggedIn: true })).toBeNull();
  });

  it('needs confirmation if its price, its content or the login differs', () => {
    expect(questionBefore(waiting, { quote: dearer, isLoggedIn: true })).toBe('price');
    expect(questionBefore(waiting, { quote: null, isLoggedIn: true })).toBe('price');
    expect(questionBefore(waiting, { quote, isLoggedIn: false })).toBe('login');
    const changed = { ...waiting, values: { ...waiting.values, remark: 'Ring twice' } };
    expect(questionBefore(changed, { quote, isLoggedIn: true })).toBe('changed');
  });

  it('needs confirmation if no price was shown when it was sent', () => {
    const unpriced = { ...draft, waits: waitingOrder(draft, null) };
    expect(questionBefore(unpriced, { quote: null, isLoggedIn: true })).toBe('price');
  });

  it('is an ordinary draft if an earlier version stored it', () => {
    const { waits: _, ...earlier } = waiting;
    expect(restored(earlier as Draft).waits).toBeNull();
  });
});
