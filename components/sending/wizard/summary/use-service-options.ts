import { useLocale, useTranslations } from 'next-intl';
import { SMALL_PARCEL_MAX_KG } from '@/lib/billing/constants';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatServiceDays } from '@/lib/i18n/format/format-service';
import { INTERNATIONAL_SERVICES } from '@/lib/orders/choices';

/** Returns the international services, each with its name, purpose and days. */
export function useServiceOptions() {
  const t = useTranslations('ship.services');
  const locale = useLocale();
  return INTERNATIONAL_SERVICES.map((service) => ({
    value: service,
    label: t(`${service}.name`),
    description: t(`${service}.text`, {
      days: formatServiceDays(service, locale),
      smallKg: formatMeasure(SMALL_PARCEL_MAX_KG, 'kg', locale),
    }),
  }));
}
