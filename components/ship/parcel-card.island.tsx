'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormGrid } from '@/components/ui/form-grid';
import { TextField } from '@/components/ui/text-field';
import type { ShipmentKind } from '@/lib/client/ship/draft';
import { Fold } from '@/components/sending/wizard/fold.island';
import { ParcelAmounts } from './parcel-amounts.island';
import { ParcelMeasures } from './parcel-measures.island';
import styles from './parcel-card.module.css';
import type { DraftForm } from './use-draft-form';
import type { LiveQuote } from '@/components/sending/wizard/use-live-quote';

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

/** What is inside; the rest is of the few who insure, collect or name it in Chinese. */
function Goods({ draftForm, kind, index, currency, live }: Omit<ParcelCardProps, 'onDuplicate' | 'onRemove'>) {
  const t = useTranslations('ship.parcel');
  const tFields = useTranslations('ship.fields');
  const { field, form } = draftForm;
  const abroad = kind === 'international';
  const own = form.getValues(`parcels.${index}`);
  const extras = ['goodsNameCn', 'insuredValue', 'cashOnDelivery'] as const;
  const uncovered = live.quote?.uncovered?.some(({ parcel }) => parcel === index + 1);
  const refused = live.failure?.errors.some((each) =>
    extras.some((name) => each.field.startsWith(`parcels.${index}.${name}`)),
  );
  return (
    <>
      <TextField
        {...field(`parcels.${index}.goodsNameEn`)}
        label={t('goodsNameEn')}
        hint={t('goodsNameHint')}
        dir="ltr"
        autoComplete="off"
      />
      {index > 0 && <SameGoods draftForm={draftForm} index={index} />}
      <ParcelMeasures draftForm={draftForm} index={index} currency={currency} />
      <Fold
        title={t('more')}
        startOpen={extras.some((name) => own[name] !== '') || uncovered}
        refused={refused}
        invalid={extras.some((name) => draftForm.errorOf(`parcels.${index}.${name}`) !== undefined)}
      >
        <FormGrid>
          <ParcelAmounts draftForm={draftForm} index={index} currency={currency} live={live} />
          {abroad && (
            <TextField
              {...field(`parcels.${index}.goodsNameCn`)}
              label={t('goodsNameCn')}
              note={tFields('optional')}
              lang="zh-CN"
              autoComplete="off"
            />
          )}
        </FormGrid>
      </Fold>
    </>
  );
}

/** Who sends several parcels often sends the same in each: offered until the goods have a name. */
function SameGoods({ draftForm, index }: Pick<ParcelCardProps, 'draftForm' | 'index'>) {
  const t = useTranslations('ship.parcel');
  const { form } = draftForm;
  const [before, own] = useWatch({
    control: form.control,
    name: [`parcels.${index - 1}.goodsNameEn`, `parcels.${index}.goodsNameEn`],
  });
  if (before.trim() === '' || own !== '') return null;
  function take() {
    for (const name of ['goodsNameEn', 'goodsNameCn'] as const)
      form.setValue(`parcels.${index}.${name}`, form.getValues(`parcels.${index - 1}.${name}`));
    form.clearErrors(`parcels.${index}.goodsNameEn`);
    form.setFocus(`parcels.${index}.goodsNameEn`);
  }
  return (
    <div>
      <Button size="small" icon="copy" onClick={take}>
        {t('sameGoods', { number: index })}
      </Button>
    </div>
  );
}
