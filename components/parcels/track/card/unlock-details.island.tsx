'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Notice } from '@/components/ui/status/notice';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import { PREFIX_FIELD } from '@/lib/contract/content/enquiry-forms';
import { PARCEL_FORM_PATH } from '@/lib/contract/parcels/parcel-form';
import type { ResponseOf } from '@/lib/contract/registry';
import { useUserStore } from '@/lib/client/stores/user';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import type { Prefix } from '@/lib/market/prefix';
import { plainNumber } from '@/lib/text/plain-text';
import { paths } from '@/lib/routing/paths';
import { Fold } from '@/components/ui/content/fold';
import { Instructions } from './instructions';
import { unlockFailureOf, type UnlockFailure } from './unlock-failure';
import styles from './unlock-details.module.css';

export type TrackDetails = ResponseOf<'getExpressTrackDetails'>;

/** The server's response to the plain form for one waybill. */
export interface UnlockedDetails {
  waybillNo: string;
  details: TrackDetails | null;
  /** Digits that unlocked the details; empty for the sender's own parcel. */
  tail: string;
  failure: UnlockFailure | null;
}

export interface UnlockDetailsProps {
  number: string;
  /** The whole search, which the plain form must repeat. */
  searchedNumbers: readonly string[];
  prefix: Prefix;
  first: UnlockedDetails | null;
}

/**
 * Shows name and address to a visitor who knows the last four digits of the receiver's phone, or to the logged-in
 * sender.
 */
export function UnlockDetails({ number, searchedNumbers, prefix, first }: UnlockDetailsProps) {
  const t = useTranslations('track.unlock');
  const [details, setDetails] = useState(first?.details ?? null);
  const [openedBy, setOpenedBy] = useState(first?.tail ?? '');
  const [failure, setFailure] = useState<UnlockFailure | null>(first?.failure ?? null);
  const field = useRef<HTMLInputElement>(null);
  const triedOwn = useRef(false);

  function load(phoneTail?: string): Promise<TrackDetails> {
    return api('getExpressTrackDetails', { waybillNo: number, phoneTail }, { quiet: true });
  }

  const { busy, run } = useAction(async (tail: string) => {
    setDetails(await load(tail));
    setOpenedBy(tail);
  });

  async function unlock(event: FormEvent) {
    event.preventDefault();
    const tail = plainNumber(field.current?.value ?? '');
    const problem = /^\d{4}$/.test(tail) ? null : ({ field: t('format') } as const);
    setFailure(problem);
    if (problem) return field.current?.focus();
    const refused = await run(tail);
    if (!refused) return;
    setFailure(unlockFailureOf(refused, t('failed')));
    field.current?.focus();
  }

  /** Unlocks the details for a logged-in sender without digits. Other visitors see the form unchanged. */
  async function tryOwn() {
    if (triedOwn.current || details || !useUserStore.getState().user) return;
    triedOwn.current = true;
    const ownDetails = await load().catch(() => null);
    if (ownDetails?.unlocked) setDetails(ownDetails);
  }

  return (
    <Fold title={t('title')} open={first !== null} onToggle={() => void tryOwn()}>
      {details?.receiver ? (
        <>
          <UnlockedReceiver details={details} />
          {openedBy !== '' && <ToParcelPage prefix={prefix} waybillNo={number} phoneTail={openedBy} />}
        </>
      ) : (
        <form
          action={paths.track(prefix)}
          method="get"
          noValidate
          onSubmit={(event) => void unlock(event)}
          className={styles.form}
        >
          <input type="hidden" name="no" value={searchedNumbers.join(',')} />
          <input type="hidden" name="open" value={number} />
          {failure?.general && (
            <Notice tone="bad" live="assertive">
              {failure.general}
            </Notice>
          )}
          <TextField
            ref={field}
            id={`tail-${number}`}
            name="tail"
            label={t('label')}
            hint={t('hint')}
            error={failure?.field}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            figures
          />
          <Button type="submit" loading={busy}>
            {busy ? t('busy') : t('submit')}
          </Button>
        </form>
      )}
    </Fold>
  );
}

/**
 * Leads to the parcel's own page, for notes and, after a code, for choices. A form is used, so that no address contains
 * the digits.
 */
function ToParcelPage({ prefix, ...fields }: { prefix: Prefix; waybillNo: string; phoneTail: string }) {
  const t = useTranslations('track.unlock');
  return (
    <form action={PARCEL_FORM_PATH} method="post" className={styles.form}>
      {Object.entries({ [PREFIX_FIELD]: prefix, act: 'open', ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('choose')}</Button>
    </form>
  );
}

function UnlockedReceiver({ details }: { details: TrackDetails }) {
  const t = useTranslations('track.unlock');
  const locale = useLocale();
  const cardTexts = useTranslations('track.card');
  const { receiver, pieces, weightKg, instructions } = details;
  if (!receiver) return null;
  return (
    <section aria-label={t('opened')} aria-live="polite">
      <DescriptionList
        items={[
          { key: 'name', term: t('name'), value: <bdi>{receiver.name}</bdi> },
          { key: 'phone', term: t('phone'), value: <bdi dir="ltr">{receiver.phone}</bdi> },
          {
            key: 'address',
            term: t('address'),
            value: <bdi>{[receiver.street, receiver.city].filter(Boolean).join(', ')}</bdi>,
          },
          { key: 'pieces', term: t('pieces'), value: pieces },
          { key: 'weight', term: t('weight'), value: formatMeasure(weightKg, 'kg', locale) },
        ]}
      />
      <Instructions title={cardTexts('asked')} items={instructions} />
    </section>
  );
}
