import type { SiteView } from '@/lib/contract/places/sites';

/** Returns a counter in Accra with the given changes. */
export function site(rest: Partial<SiteView> = {}): SiteView {
  return {
    siteCode: 'GH-ACC-01',
    kind: 'own',
    name: 'Accra Osu service point',
    nameEn: 'Accra Osu service point',
    countryCode: 'GH',
    provinceCode: 'GH-AA',
    provinceName: 'Greater Accra',
    cityCode: 'GH-AA-ACCRA',
    cityName: 'Accra',
    areaCode: 'GH-AA-ACCRA-OSU',
    areaName: 'Osu',
    address: '45 Oxford Street',
    phone: '+233 30 200 0201',
    email: 'gh-acc-01@duniaexpress.example',
    timeZone: 'Africa/Accra',
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '18:30' }],
    closedOn: ['2026-12-25'],
    services: ['drop-off', 'pickup'],
    lat: 5.556,
    lng: -0.182,
    ...rest,
  };
}
