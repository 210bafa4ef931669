import { describe, expect, it } from 'vitest';
import type { ContentTag } from '@/lib/server/platform/content-changes';
import { changeDetector } from '@/lib/server/web/stored-pages/watch-content';

const change = (tag: ContentTag, version: number) => ({ tag, version, changedAt: '2026-11-20T00:00:00.000Z' });

describe('the list of outdated tags of a running site', () => {
  it('is empty without any import', () => {
    const look = changeDetector();
    expect(look([])).toEqual([]);
    expect(look([])).toEqual([]);
  });

  it('has all imports before its start, since the build may be older', () => {
    const look = changeDetector();
    expect(look([change('news', 7), change('rates', 1)])).toEqual(['news', 'rates']);
  });

  it('includes a change, and its tag once more at the next poll', () => {
    const look = changeDetector();
    look([]);
    expect(look([change('news', 1)])).toEqual(['news']);
    expect(look([change('news', 1)])).toEqual(['news']);
    expect(look([change('news', 1)])).toEqual([]);
    expect(look([change('news', 2), change('jobs', 1)])).toEqual(['news', 'jobs']);
    expect(look([change('news', 3), change('jobs', 1)])).toEqual(['news', 'jobs']);
    expect(look([change('news', 3), change('jobs', 1)])).toEqual(['news']);
  });

  it('includes a database restored from an earlier copy', () => {
    const look = changeDetector();
    look([change('news', 4)]);
    look([change('news', 4)]);
    expect(look([change('news', 3)])).toEqual(['news']);
  });
});
