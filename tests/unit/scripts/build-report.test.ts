import { expect, it } from 'vitest';
import { reportLines, secondsOf } from '../../../scripts/build/build-report.mjs';

const TRACE = `[{"name":"next-export","duration":900},{"name":"static-generation","duration":52760000}]
[{"name":"next-build","duration":88000000}]
`;

it('the report has the time of a build in total and per page', () => {
  const renderSeconds = secondsOf(TRACE, 'static-generation')!;
  expect(renderSeconds).toBe(52.76);
  expect(secondsOf(TRACE, 'none-such')).toBeNull();
  expect(reportLines({ pages: 1319, renderSeconds, whole: secondsOf(TRACE, 'next-build') })).toEqual([
    'Pages rendered: 1319 in 52.8 s, 40 ms a page',
    'Whole build by Next: 88.0 s',
  ]);
  expect(reportLines({ pages: 0, renderSeconds, whole: null })).toHaveLength(1);
});
