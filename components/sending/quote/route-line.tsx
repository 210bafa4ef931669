import { useLocale, useTranslations } from 'next-intl';
import { formatMeasure, formatSides } from '@/lib/i18n/format/format-measure';
import { regionName } from '@/lib/i18n/names/place-name';
import type { BilledParcel } from './billed-weight';
import formStyles from './quote-form.module.css';
import styles from './quote-view.module.css';
import { selectedLabelOf, type RouteFieldsProps } from './route-fields';

interface RouteLineProps {
  route: RouteFieldsProps;
  billed: readonly BilledParcel[];
}

/**
 * Shows the priced shipment in one line above its price, as a link to the form. It is hidden where the form is beside
 * the price.
 */
export function RouteLine({ route: { draft, destinations, from, to }, billed }: RouteLineProps) {
  const t = useTranslations('quote');
  const locale = useLocale();
  const isInternational = draft.kind === 'international';
  const country = isInternational ? selectedLabelOf(destinations, draft.country) : undefined;
  const origin = isInternational ? regionName('CN', locale) : selectedLabelOf(from.cities, from.city);
  const destination = selectedLabelOf(to.cities, to.city) ?? country;
  const [{ lengthCm, widthCm, heightCm }] = billed as [BilledParcel];
  const shipment = t('asked', {
    known: origin && destination ? 'yes' : 'no',
    from: origin ?? '',
    to: destination ?? '',
    count: billed.length,
    weight: formatMeasure(
      billed.reduce((sum, { actualKg }) => sum + actualKg, 0),
      'kg',
      locale,
    ),
    size: formatSides([lengthCm, widthCm, heightCm], locale),
  });
  return (
    <a className={styles.asked} href="#quote-form">
      <span>{shipment}</span>
      <span className={formStyles.change} data-print="hide">
        {t('route.change')}
      </span>
    </a>
  );
}
