'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { MAX_PARCELS } from '@/lib/billing/constants';
import type { ShipmentKind } from '@/lib/billing/transit';
import { emptyParcel } from '@/lib/drafts/draft';
import { ParcelCard } from './parcel-card.island';
import styles from './parcel-list.module.css';
import type { DraftForm } from '../drafts/use-draft-form';
import type { LiveQuote } from '../summary/use-live-quote';

interface ParcelListProps {
  draftForm: DraftForm;
  kind: ShipmentKind;
  currency: string;
  live: LiveQuote;
}

/** Renders one to five parcels (§5). The focus moves to an added parcel, or to the one before a removed parcel. */
export function ParcelList({ draftForm, kind, currency, live }: ParcelListProps) {
  const t = useTranslations('ship.parcels');
  const { form } = draftForm;
  const { fields, insert, remove } = useFieldArray({ control: form.control, name: 'parcels' });
  const focusNext = useRef<number | null>(null);
  const isFull = fields.length >= MAX_PARCELS;

  useEffect(() => {
    if (focusNext.current === null) return;
    form.setFocus(`parcels.${focusNext.current}.goodsNameEn`);
    focusNext.current = null;
  }, [fields.length, form]);

  function insertParcel(index: number, parcel = emptyParcel()) {
    focusNext.current = index;
    insert(index, parcel, { shouldFocus: false });
  }

  function removeParcel(index: number) {
    focusNext.current = Math.max(0, index - 1);
    remove(index);
  }

  return (
    <div className={styles.list}>
      {fields.map(({ id }, index) => (
        <ParcelCard
          key={id}
          draftForm={draftForm}
          kind={kind}
          index={index}
          currency={currency}
          live={live}
          onDuplicate={isFull ? undefined : () => insertParcel(index + 1, { ...form.getValues(`parcels.${index}`) })}
          onRemove={fields.length === 1 ? undefined : () => removeParcel(index)}
        />
      ))}
      <div className={styles.more}>
        <Button icon="plus" disabled={isFull} onClick={() => insertParcel(fields.length)}>
          {t('add')}
        </Button>
        <p className={styles.count} aria-live="polite">
          {t('count', { count: fields.length, most: MAX_PARCELS })}
        </p>
      </div>
    </div>
  );
}
