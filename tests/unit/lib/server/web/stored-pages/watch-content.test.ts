import { describe, expect, it } from 'vitest';
import type { ContentTag } from '@/lib/server/platform/content-changes';
import { createChangeDetector } from '@/lib/server/web/stored-pages/watch-content';

const change = (tag: ContentTag, version: number) => ({ tag, version, changedAt: '2026-11-20T00:00:00.000Z' });

describe('the list of outdated tags of a running site', () => {
  it('is empty without any import', () => {
    const detectChanges = createChangeDetector();
    expect(detectChanges([])).toEqual([]);
    expect(detectChanges([])).toEqual([]);
  });

  it('has all imports before its start, since the build may be older', () => {
    const detectChanges = createChangeDetector();
    expect(detectChanges([change('news', 7), change('rates', 1)])).toEqual(['news', 'rates']);
  });

  it('includes a change, and its tag once more at the next poll', () => {
    const detectChanges = createChangeDetector();
    detectChanges([]);
    expect(detectChanges([change('news', 1)])).toEqual(['news']);
    expect(detectChanges([change('news', 1)])).toEqual(['news']);
    expect(detectChanges([change('news', 1)])).toEqual([]);
    expect(detectChanges([change('news', 2), change('jobs', 1)])).toEqual(['news', 'jobs']);
    expect(detectChanges([change('news', 3), change('jobs', 1)])).toEqual(['news', 'jobs']);
    expect(detectChanges([change('news', 3), change('jobs', 1)])).toEqual(['news']);
  });

  it('includes a database restored from an earlier copy', () => {
    const detectChanges = createChangeDetector();
    detectChanges([change('news', 4)]);
    detectChanges([change('news', 4)]);
    expect(detectChanges([change('news', 3)])).toEqual(['news']);
  });
});
