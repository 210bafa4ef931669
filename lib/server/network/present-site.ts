import 'server-only';
import type { SiteView } from '@/lib/contract/sites';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { SitePlace, StoredSite } from './site-store';

const named = (place: SitePlace | null, language: Language) => place?.names[language] ?? place?.name ?? '';

export function presentSite({ site, province, city, area }: StoredSite, language: Language): SiteView {
  const { siteCode, kind, countryCode, provinceCode, cityCode, areaCode, phone, email, services, lat, lng } = site;
  return {
    siteCode,
    kind,
    name: site.names[language],
    nameEn: site.names.en,
    countryCode,
    provinceCode,
    provinceName: named(province, language),
    cityCode,
    cityName: named(city, language),
    areaCode,
    areaName: named(area, language),
    address: site.address[language] ?? site.address.en,
    phone,
    email,
    timeZone: MARKETS[countryCode].timeZone,
    hours: site.hours,
    closedOn: site.closedOn,
    services,
    lat,
    lng,
  };
}
