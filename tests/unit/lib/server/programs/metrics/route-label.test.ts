import { describe, expect, it } from 'vitest';
import { CALL_NAMES, CALLS } from '@/lib/contract/calls';
import { routeLabel } from '@/lib/server/programs/metrics/route-label';

describe('routeLabel', () => {
  it.each([
    ['/gh-en', 'home'],
    ['/pk-ur/service/help?no=1', 'service-help'],
    ['/gh-en/article-list/7', 'article'],
    ['/api/health', 'health'],
    ['/api/health/live', 'health'],
    ['/api/form/account', 'form'],
    ['/api/officalsite/v1/api/sys/dict/getSysDictList', 'getSysDictList'],
  ])('%s is %s', (url, label) => {
    expect(routeLabel(url)).toBe(label);
  });

  it('labels every call by its path', () => {
    const labels = CALL_NAMES.map((name) => routeLabel(`/api${CALLS[name].path.replaceAll(/\{\w+\}/g, 'x1')}`));
    // Two calls may share a path, one for each method.
    const paths = CALL_NAMES.map((name) => CALL_NAMES.find((other) => CALLS[other].path === CALLS[name].path));
    expect(labels.map((label) => CALLS[label as (typeof CALL_NAMES)[number]].path)).toEqual(
      paths.map((name) => CALLS[name!].path),
    );
  });

  it.each(['/', '/wp-login.php', '/api', '/api/nothing', '/gh-en/nothing/at/all', '/xx-yy', '', '/%E0%A4%A'])(
    'has one label for all unknown paths: %s',
    (url) => {
      expect(routeLabel(url)).toBe('other');
    },
  );
});
