// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft, NO_NEEDS, type Draft } from '@/lib/drafts/draft';
import { discardDraft, openDraft, openEdit, saveDraft, usePreSendStore } from '@/lib/client/stores/pre-send';

function editDraft(id: string, version: number, remark = ''): Draft {
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

describe('an order opened for editing', () => {
  it('starts with its stored values', () => expect(openEdit(editDraft('1', 2))).toEqual(editDraft('1', 2)));

  it('continues with typed values for the same version', () => {
    saveDraft(editDraft('1', 2, 'typed'));
    expect(openEdit(editDraft('1', 2)).values.remark).toBe('typed');
  });

  it('starts again if it was changed elsewhere', () => {
    saveDraft(editDraft('1', 2, 'typed'));
    expect(openEdit(editDraft('1', 3))).toEqual(editDraft('1', 3));
  });

  it('preserves the draft of the next order, also when done', () => {
    const { touchedAt: _, ...next } = { ...emptyDraft('international', 'GH'), reached: 2 };
    saveDraft({ ...next, touchedAt: '' });
    saveDraft(openEdit(editDraft('1', 2)));
    discardDraft(editDraft('1', 2));
    expect(openDraft('international', 'GH', '')).toMatchObject(next);
    expect(usePreSendStore.getState().drafts).toHaveLength(1);
  });

  it('discards edits of another order', () => {
    openEdit(editDraft('1', 2));
    openEdit(editDraft('2', 1));
    expect(usePreSendStore.getState().drafts).toEqual([editDraft('2', 1)]);
  });
});
