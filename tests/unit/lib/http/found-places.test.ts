import { expect, it } from 'vitest';
import { findPlaces } from '@/lib/http/found-places';

const region = { code: 'GH-AH', name: 'Ashanti' };
const city = { code: 'GH-AH-KUMASI', name: 'Kumasi' };
const area = (code: string, name: string, within = [city, region]) => ({
  code,
  parentCode: within[0]!.code,
  name,
  type: 'AREA' as const,
  within,
});

it('lists a city once, although its main area has the same name', async () => {
  const areas = [
    area('GH-AH-KUMASI-KUMASI', 'Kumasi'),
    area('GH-AH-KUMASI-OLD', 'Old Kumasi'),
    area('GH-WP-KUMASI', 'Kumasi', [{ code: 'GH-WP-SHAMA', name: 'Shama' }]),
  ];
  const found = await findPlaces('GH', 'Kumasi', ({ type }) =>
    Promise.resolve(type === 'CITY' ? [{ ...city, parentCode: region.code, type, within: [region] }] : areas),
  );
  expect(found.map(({ names }) => names.join(', '))).toEqual([
    'Kumasi, Ashanti',
    'Old Kumasi, Kumasi, Ashanti',
    'Kumasi, Shama',
  ]);
});
