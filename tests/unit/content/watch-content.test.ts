import { describe, expect, it } from 'vitest';
import type { ContentTag } from '@/lib/server/platform/content-changes';
import { changeDetector } from '@/lib/server/web/stored-pages/watch-content';

const change = (tag: ContentTag, version: number) => ({ tag, version, changedAt: '2026-11-20T00:00:00.000Z' });

describe('what a running site finds out of date', () => {
  it('is nothing while nothing was ever imported', () => {
    const look = changeDetector();
    expect([look([]), look([])]).toEqual([[], []]);
  });

  it('is every import that came before its start, since the build may be older', () => {
    const look = changeDetector();
    expect(look([change('news', 7), change('rates', 1)])).toEqual(['news', 'rates']);
  });

  it('is a change, and that tag once more at the next look', () => {
    const look = changeDetector();
    look([]);
    expect(look([change('news', 1)])).toEqual(['news']);
    expect(look([change('news', 1)])).toEqual(['news']);
    expect(look([change('news', 1)])).toEqual([]);
    expect(look([change('news', 2), change('jobs', 1)])).toEqual(['news', 'jobs']);
    expect(look([change('news', 3), change('jobs', 1)])).toEqual(['news', 'jobs']);
    expect(look([change('news', 3), change('jobs', 1)])).toEqual(['news']);
  });

  it('is also a database put back to an earlier copy', () => {
    const look = changeDetector();
    look([change('news', 4)]);
    look([change('news', 4)]);
    expect(look([change('news', 3)])).toEqual(['news']);
  });
});
