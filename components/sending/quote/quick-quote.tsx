import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/layout/card';
import { UnitField } from '@/components/ui/fields/measure-field';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { formatSides, unitWord } from '@/lib/i18n/format/format-measure';
import { BOX_SIZES, type BoxSize } from './box-sizes';
import styles from './quick-quote.module.css';

export interface QuickQuoteProps {
  /** Address of the page of prices, which reads the fields of this plain form. */
  action: string;
  /** In China it asks for the destination. Elsewhere it asks whether the parcel comes from China. */
  destinations: readonly SelectOption[];
  /** True if the price is the main action of the view. */
  main?: boolean;
}

const BOX_OPTIONS = Object.entries(BOX_SIZES) as [BoxSize, readonly number[]][];

/** Requests a price with three fields. */
export function QuickQuote({ action, destinations, main }: QuickQuoteProps) {
  const t = useTranslations('quote');
  const locale = useLocale();
  return (
    <div data-ground="paper" className={styles.ground}>
      <Card raised>
        <form action={action} method="get" aria-label={t('form.label')} className={styles.form}>
          <div className={styles.fields}>
            {destinations.length > 0 ? (
              <SelectField name="to" label={t('form.destination')} options={destinations} />
            ) : (
              <SelectField
                name="kind"
                label={t('form.kind')}
                options={[
                  { value: 'international', label: t('form.international') },
                  { value: 'domestic', label: t('form.domestic') },
                ]}
              />
            )}
            <UnitField
              name="kg"
              label={t('parcels.weight')}
              unit={unitWord('kg', locale)}
              inputMode="decimal"
              required
            />
            <SelectField
              name="box"
              label={t('quick.size')}
              options={BOX_OPTIONS.map(([size, sides]) => ({
                value: size,
                label: formatSides(sides, locale),
              }))}
            />
          </div>
          <Button
            type="submit"
            name="ask"
            value="1"
            variant={main ? 'primary' : 'secondary'}
            size="large"
            icon="calculator"
            block
          >
            {t('form.submit')}
          </Button>
        </form>
      </Card>
    </div>
  );
}
