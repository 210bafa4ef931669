import { useLocale, useTranslations } from 'next-intl';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import type { OfferedSite } from '@/lib/contract/parcels/instructions';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import type { Country } from '@/lib/market/country';
import { ParcelForm, type PageForm } from './parcel-form';

interface SiteFormProps {
  form: PageForm;
  sites: readonly OfferedSite[];
  version: number;
  country: Country;
  countryName: string;
}

export function SiteForm({ form, sites, version, country, countryName }: SiteFormProps) {
  const t = useTranslations('parcel.site');
  const locale = useLocale();
  if (sites.length === 0) return <p>{t('none', { country: countryName, countryCode: country })}</p>;
  const away = (km: number) => t('away', { distance: formatMeasure(km, 'km', locale, 0) });
  return (
    <ParcelForm form={form} act="site" hidden={{ version }} submit={t('submit')}>
      <RadioCards
        name="siteCode"
        legend={t('legend')}
        required
        options={sites.map(({ siteCode, name, address, km }) => ({
          value: siteCode,
          label: name,
          description: (
            <>
              <bdi>{address}</bdi>
              {km !== null && (
                <>
                  <br />
                  {away(km)}
                </>
              )}
            </>
          ),
        }))}
      />
    </ParcelForm>
  );
}
