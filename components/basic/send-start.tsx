import { useLocale, useTranslations } from 'next-intl';
import { AccountCard } from '@/components/account/account-card';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';
import type { ShipData } from '@/components/sending/wizard/ship-data';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { useErrorText } from './use-error-text';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { DESTINATIONS } from '@/lib/market/country';
import { paths } from '@/lib/routing/paths';
import styles from './basic.module.css';

interface SendStartProps {
  data: ShipData;
  /** Key of the error. It comes from the address, so it is not trusted. */
  outcome: string;
}

/**
 * Requests the kind of order, the destination and the number of parcels, which decide the form's fields. A quote links
 * to the same address.
 */
export function SendStart({ data, outcome }: SendStartProps) {
  const t = useTranslations('ship');
  const tQuote = useTranslations('quote');
  const locale = useLocale();
  const { prefix, country, countryNames } = data;
  const failure = useErrorText(outcome);
  const counts = Array.from({ length: MAX_PARCELS }, (_, index) => String(index + 1));
  return (
    <AccountCard title={t('presend.title')} lead={t('leads.parties')}>
      <form action={paths.basicSend(prefix)} className={styles.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <RadioCards
          name="kind"
          legend={t('needs.scope')}
          defaultValue="international"
          options={[
            {
              value: 'international',
              label: t('needs.international'),
              description: tQuote('form.internationalNote', NETWORK_FIGURES),
            },
            {
              value: 'domestic',
              label: t('needs.domestic'),
              description: t('needs.domesticText', { country: countryNames[country], countryCode: country }),
            },
          ]}
        />
        <SelectField
          name="to"
          label={t('party.destination')}
          defaultValue={country}
          options={DESTINATIONS.map((code) => ({ value: code, label: countryNames[code] }))}
        />
        <SelectField
          name="n"
          label={t('summary.parcels')}
          options={counts.map((value) => ({ value, label: formatNumber(Number(value), locale) }))}
        />
        <Button type="submit" variant="primary" size="large" block>
          {t('drafts.continue')}
        </Button>
      </form>
    </AccountCard>
  );
}
