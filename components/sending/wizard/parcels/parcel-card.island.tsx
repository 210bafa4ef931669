'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { OptionalFields } from '@/components/sending/fields/optional-fields';
import {
  GoodsNameField,
  MORE_OF_PARCEL,
  MoreOfParcel,
  type AmountResult,
} from '@/components/sending/fields/parcel-fields';
import { Button } from '@/components/ui/button';
import type { ShipmentKind } from '@/lib/billing/transit';
import { emptyParcel } from '@/lib/drafts/draft';
import { PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { WizardFold } from '../wizard-fold.island';
import { HsCodes } from './hs-codes.island';
import { ParcelMeasures } from './parcel-measures.island';
import styles from './parcel-card.module.css';
import type { DraftForm } from '../drafts/use-draft-form';
import type { LiveQuote } from '../summary/use-live-quote';

export interface ParcelCardProps {
  draftForm: DraftForm;
  kind: ShipmentKind;
  index: number;
  currency: string;
  live: LiveQuote;
  /** Absent if there are already five parcels. */
  onDuplicate: (() => void) | undefined;
  /** Absent for the only parcel. */
  onRemove: (() => void) | undefined;
}

export function ParcelCard({ draftForm, kind, index, currency, live, onDuplicate, onRemove }: ParcelCardProps) {
  const t = useTranslations('ship.parcel');
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
      <Goods draftForm={draftForm} kind={kind} index={index} currency={currency} live={live} />
    </section>
  );
}

/** Result of the service for one amount of a parcel. `code`: code of its charge. */
function amountResult({ quote, failure, status }: LiveQuote, index: number, field: string, code: string): AmountResult {
  const line = quote?.lines.find((each) => each.code === code && each.parcel === index + 1);
  const refusal = failure?.errors.find((each) => each.field.startsWith(`parcels.${index}.${field}`));
  return { fee: status === 'ready' ? (line?.amount ?? null) : null, refusal: refusal?.message };
}

const amountResults = (live: LiveQuote, index: number) => ({
  insured: amountResult(live, index, 'insuredValue', 'price-protection'),
  collected: amountResult(live, index, 'cashOnDelivery', 'cash-on-delivery-fee'),
});

/** Renders the contents of a parcel. Fields for insurance, cash on delivery and customs are folded. */
function Goods({ draftForm, kind, index, currency, live }: Omit<ParcelCardProps, 'onDuplicate' | 'onRemove'>) {
  const t = useTranslations('ship.parcel');
  const { field, form } = draftForm;
  const parcelFields = form.getValues(`parcels.${index}`);
  const uncovered = live.quote?.uncovered?.some(({ parcel }) => parcel === index + 1);
  const refused = live.failure?.errors.some((each) =>
    MORE_OF_PARCEL.some((name) => each.field.startsWith(`parcels.${index}.${name}`)),
  );
  return (
    <>
      <GoodsNameField field={field} index={index} />
      {index > 0 && <SameGoods draftForm={draftForm} index={index} />}
      <ParcelMeasures draftForm={draftForm} kind={kind} index={index} currency={currency} />
      <WizardFold
        title={t('more')}
        startOpen={MORE_OF_PARCEL.some((name) => parcelFields[name] !== '') || uncovered}
        refused={refused}
        invalid={MORE_OF_PARCEL.some((name) => draftForm.errorOf(`parcels.${index}.${name}`) !== undefined)}
      >
        <MoreOfParcel field={field} index={index} currency={currency} results={amountResults(live, index)} />
      </WizardFold>
      {kind === 'international' && (
        <WizardFold
          title={t('customs')}
          startOpen={PARCEL_FIELD_NAMES.some((name) => parcelFields[name] !== emptyParcel()[name])}
          invalid={PARCEL_FIELD_NAMES.some((name) => draftForm.errorOf(`parcels.${index}.${name}`) !== undefined)}
        >
          <OptionalFields field={field} names={PARCEL_FIELD_NAMES} parcel={index} />
          <HsCodes draftForm={draftForm} index={index} />
        </WizardFold>
      )}
    </>
  );
}

/**
 * Offers to copy the goods of the parcel before, until these goods have a name. Several parcels often have the same
 * contents.
 */
function SameGoods({ draftForm, index }: Pick<ParcelCardProps, 'draftForm' | 'index'>) {
  const t = useTranslations('ship.parcel');
  const { form } = draftForm;
  const [before, own] = useWatch({
    control: form.control,
    name: [`parcels.${index - 1}.goodsNameEn`, `parcels.${index}.goodsNameEn`],
  });
  if (before.trim() === '' || own !== '') return null;
  function applySuggestion() {
    for (const name of ['goodsNameEn' as const, ...PARCEL_FIELD_NAMES])
      form.setValue(`parcels.${index}.${name}`, form.getValues(`parcels.${index - 1}.${name}`));
    form.clearErrors(`parcels.${index}.goodsNameEn`);
    form.setFocus(`parcels.${index}.goodsNameEn`);
  }
  return (
    <div>
      <Button size="small" icon="copy" onClick={applySuggestion}>
        {t('sameGoods', { number: index })}
      </Button>
    </div>
  );
}
