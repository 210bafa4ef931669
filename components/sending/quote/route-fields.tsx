import { useLocale, useTranslations } from 'next-intl';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';
import { Accordion } from '@/components/ui/content/accordion';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { formatServiceDays } from '@/lib/i18n/format/format-service';
import { PlaceFields, type PlaceChoices } from './place-fields';
import type { QuoteDraft } from './quote-draft';
import styles from './quote-form.module.css';

export interface RouteFieldsProps {
  draft: QuoteDraft;
  errors: Readonly<Record<string, string>>;
  destinations: readonly SelectOption[];
  from: PlaceChoices;
  to: PlaceChoices;
}

/** Returns the label of a list's chosen option. */
export const selectedLabelOf = (options: readonly SelectOption[], selectedValue: string) =>
  options.find(({ value }) => value === selectedValue)?.label;

/** Returns origin and destination as one line. */
function useRouteText({ draft, destinations, from, to }: RouteFieldsProps): string {
  const t = useTranslations('quote.route');
  const country = selectedLabelOf(destinations, draft.country) ?? draft.country;
  const [origin, destination] = [selectedLabelOf(from.cities, from.city), selectedLabelOf(to.cities, to.city)];
  if (draft.kind === 'international')
    return destination
      ? t('abroadTo', { city: destination, country })
      : t('abroad', { country, countryCode: draft.country });
  return origin && destination ? t('between', { from: origin, to: destination }) : t('home');
}

/** Renders the route, mostly known from the market, as one line with its fields in a fold (§5). */
export function RouteFields(props: RouteFieldsProps) {
  const { draft, errors, destinations, from, to } = props;
  const t = useTranslations('quote');
  const locale = useLocale();
  const isInternational = draft.kind === 'international';
  const hasError = [errors.to, errors.city, errors.fromCity].some(Boolean);
  const fields = (
    <div className={styles.parcels}>
      <RadioCards
        name="kind"
        legend={t('form.kind')}
        defaultValue={draft.kind}
        data-refines=""
        compact
        options={[
          {
            value: 'international',
            label: t('form.international'),
            description: t('form.internationalNote', NETWORK_FIGURES),
            icon: 'plane',
          },
          {
            value: 'domestic',
            label: t('form.domestic'),
            description: t('form.domesticNote', { days: formatServiceDays('local-standard', locale) }),
            icon: 'truck',
          },
        ]}
      />
      {isInternational ? (
        <SelectField
          name="to"
          label={t('form.destination')}
          defaultValue={draft.country}
          key={draft.country}
          options={destinations}
          error={errors.to}
          data-refines=""
        />
      ) : (
        <PlaceFields
          names={{ province: 'fromProvince', city: 'fromCity' }}
          title={t('form.from')}
          country={draft.country}
          choices={from}
          error={errors.fromCity}
          fold="route"
        />
      )}
      <PlaceFields
        names={{ province: 'province', city: 'city' }}
        title={t('form.to')}
        country={draft.country}
        choices={to}
        error={errors.city}
        fold="route"
      />
    </div>
  );
  const title = useRouteText(props);
  const open = draft.open === 'route' || hasError;
  return <Accordion wide atTop items={[{ key: 'route', title, content: fields, open }]} />;
}
