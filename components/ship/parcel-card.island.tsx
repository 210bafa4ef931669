'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { MoneyField, UnitField, type MeasureFieldProps } from '@/components/ui/measure-field';
import { TextField } from '@/components/ui/text-field';
import type { ShipmentKind } from '@/lib/client/ship/draft';
import { parcelFacts } from '@/lib/i18n/error-facts';
import { unitWord } from '@/lib/i18n/format-measure';
import { FormGrid, Half } from '@/components/ui/form-grid';
import { ParcelAmounts } from './parcel-amounts.island';
import { ParcelWeight } from './parcel-weight';
import styles from './parcel-card.module.css';
import type { DraftForm } from './use-draft-form';
import type { LiveQuote } from './use-live-quote';

export interface ParcelCardProps {
  draftForm: DraftForm;
  kind: ShipmentKind;
  index: number;
  currency: string;
  live: LiveQuote;
  /** Absent while five parcels are there already. */
  onDuplicate: (() => void) | undefined;
  /** Absent while it is the only one. */
  onRemove: (() => void) | undefined;
}

export function ParcelCard({ draftForm, kind, index, currency, live, onDuplicate, onRemove }: ParcelCardProps) {
  const t = useTranslations('ship.parcel');
  const fields = useWatch({ control: draftForm.form.control, name: `parcels.${index}` });
  const titleId = `parcel-${index}-title`;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h3 id={titleId} tabIndex={-1} className={styles.title}>
          {t('title', { number: index + 1 })}
        </h3>
        <div className={styles.actions}>
          {onDuplicate && (
            <Button variant="quiet" size="small" icon="copy" aria-describedby={titleId} onClick={onDuplicate}>
              {t('duplicate')}
            </Button>
          )}
          {onRemove && (
            <Button variant="quiet" size="small" icon="trash" aria-describedby={titleId} onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </div>
      </header>
      <Measures draftForm={draftForm} index={index} />
      <ParcelWeight fields={fields} />
      <Goods draftForm={draftForm} kind={kind} index={index} currency={currency} live={live} />
    </section>
  );
}

type PartProps = Pick<ParcelCardProps, 'draftForm' | 'index'>;

/** §5: from 1 to 30 kg; sides under 100 cm, two of them at least 10. */
function Measures({ draftForm, index }: PartProps) {
  const t = useTranslations('ship.parcel');
  const { field } = draftForm;
  const locale = useLocale();
  const sidesId = `parcel-${index}-sides`;
  return (
    <div className={styles.measures}>
      <UnitField
        {...field(`parcels.${index}.weightKg`)}
        label={t('weight')}
        hint={t('weightHint', parcelFacts(locale))}
        unit={unitWord('kg', locale)}
        inputMode="decimal"
        maxLength={8}
      />
      <fieldset aria-labelledby={sidesId}>
        <legend id={sidesId} className={styles.legend}>
          {t('sides')}
        </legend>
        <div className={styles.sideFields}>
          <Side {...field(`parcels.${index}.lengthCm`)} label={t('length')} />
          <Side {...field(`parcels.${index}.widthCm`)} label={t('width')} />
          <Side {...field(`parcels.${index}.heightCm`)} label={t('height')} />
        </div>
      </fieldset>
    </div>
  );
}

function Side(props: Omit<MeasureFieldProps, 'inputMode' | 'maxLength'>) {
  return <UnitField {...props} unit={unitWord('cm', useLocale())} inputMode="decimal" maxLength={8} />;
}

function Goods({ draftForm, kind, index, currency, live }: Omit<ParcelCardProps, 'onDuplicate' | 'onRemove'>) {
  const t = useTranslations('ship.parcel');
  const tFields = useTranslations('ship.fields');
  const { field } = draftForm;
  const abroad = kind === 'international';
  const name = (
    <TextField
      {...field(`parcels.${index}.goodsNameEn`)}
      label={t('goodsNameEn')}
      hint={t('goodsNameHint')}
      dir="ltr"
      autoComplete="off"
      maxLength={80}
    />
  );
  return (
    <FormGrid>
      {abroad ? <Half>{name}</Half> : name}
      {abroad && (
        <Half>
          <TextField
            {...field(`parcels.${index}.goodsNameCn`)}
            label={t('goodsNameCn')}
            note={tFields('optional')}
            lang="zh-CN"
            autoComplete="off"
            maxLength={80}
          />
        </Half>
      )}
      <Half>
        <UnitField {...field(`parcels.${index}.quantity`)} label={t('quantity')} unit={t('pieces')} maxLength={5} />
      </Half>
      <Half>
        <MoneyField
          {...field(`parcels.${index}.unitPrice`)}
          label={t('unitPrice')}
          hint={t('unitPriceHint')}
          currency={currency}
          maxLength={20}
        />
      </Half>
      <ParcelAmounts draftForm={draftForm} index={index} currency={currency} live={live} />
    </FormGrid>
  );
}
