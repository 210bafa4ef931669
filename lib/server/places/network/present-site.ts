import 'server-only';
import type { SiteView } from '@/lib/contract/places/sites';
import { placeName } from '@/lib/i18n/names/place-name';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { StoredSite } from './site-store';

export function presentSite({ site, province, city, area }: StoredSite, language: Language): SiteView {
  const { siteCode, kind, countryCode, provinceCode, cityCode, areaCode, phone, email, services, lat, lng } = site;
  return {
    siteCode,
    kind,
    name: placeName(site, language),
    nameEn: site.names.en,
    countryCode,
    provinceCode,
    provinceName: placeName(province, language),
    cityCode,
    cityName: placeName(city, language),
    areaCode,
    areaName: placeName(area, language),
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
