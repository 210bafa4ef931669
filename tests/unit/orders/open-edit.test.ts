// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft, NO_NEEDS, type Draft } from '@/lib/client/ship/draft';
import { discardDraft, openDraft, openEdit, saveDraft, usePreSendStore } from '@/lib/client/stores/pre-send';

function edited(id: string, version: number, remark = ''): Draft {
  const empty = emptyDraft('international', 'GH');
  return {
    ...empty,
    values: { ...empty.values, remark },
    edits: { id, version, needs: NO_NEEDS },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  usePreSendStore.setState({ ready: true, needs: NO_NEEDS, drafts: [] });
});

describe('an order opened for changes', () => {
  it('starts as it is stored', () => expect(openEdit(edited('1', 2))).toEqual(edited('1', 2)));

  it('goes on with what was typed for the same version', () => {
    saveDraft(edited('1', 2, 'typed'));
    expect(openEdit(edited('1', 2)).values.remark).toBe('typed');
  });

  it('starts anew when it was changed elsewhere', () => {
    saveDraft(edited('1', 2, 'typed'));
    expect(openEdit(edited('1', 3))).toEqual(edited('1', 3));
  });

  it('leaves the draft of the next order alone, also when it is done', () => {
    const { touchedAt: _, ...next } = { ...emptyDraft('international', 'GH'), reached: 2 };
    saveDraft({ ...next, touchedAt: '' });
    saveDraft(openEdit(edited('1', 2)));
    discardDraft(edited('1', 2));
    expect(openDraft('international', 'GH', '')).toMatchObject(next);
    expect(usePreSendStore.getState().drafts).toHaveLength(1);
  });

  it('gives up changes to another order', () => {
    openEdit(edited('1', 2));
    openEdit(edited('2', 1));
    expect(usePreSendStore.getState().drafts).toEqual([edited('2', 1)]);
  });
});
