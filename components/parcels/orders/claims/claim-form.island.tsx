'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { MoneyField } from '@/components/ui/fields/measure-field';
import { Notice } from '@/components/ui/status/notice';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextArea } from '@/components/ui/fields/text-area';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { api } from '@/lib/client/api/api';
import { createAttemptKeys } from '@/lib/client/forms/attempt-keys';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { toast } from '@/lib/client/api/toast';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import type { ClaimView } from '@/lib/contract/parcels/claims';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { RequestOf } from '@/lib/contract/registry';
import { currencyWord, formatMoney } from '@/lib/i18n/format/format-money';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { amountText } from '@/lib/i18n/format/parse-amount';
import { sendClaimPhotos } from '@/lib/client/forms/claim-photos';
import { MAX_CLAIM_PHOTOS, MAX_CLAIM_TEXT_LENGTH } from '@/lib/orders/claim-policy';
import { PhotoField } from './claim-photos.island';
import styles from './claims.module.css';
import { isConflict } from '../actions/run-order-action';

export interface ClaimsProps {
  order: OrderView;
  onOrder: (order: OrderView) => void;
}

export interface ClaimFormProps extends ClaimsProps {
  waybillNo: string;
  claim: ClaimView;
  onClose: () => void;
}

/**
 * Renders the form of a claim: what happened, the amount, and photos. Typed values stay until the claim is received.
 */
export function ClaimForm(props: ClaimFormProps) {
  const { waybillNo, claim, onClose } = props;
  const t = useTranslations('claim.form');
  const tPhotos = useTranslations('claim.photos');
  const photos = useRef<HTMLInputElement>(null);
  const { field, submit, problem, busy } = useClaimForm(props, () => [...(photos.current?.files ?? [])]);
  const [isTooMany, setIsTooMany] = useState(false);
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      ref={first}
      tabIndex={-1}
      aria-label={waybillNo}
      method="post"
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      {claim.offers.length > 1 && (
        <RadioCards
          {...field('kind')}
          legend={t('kind')}
          compact
          options={claim.offers.map(({ kind }) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
      )}
      <ClaimTextFields field={field} claim={claim} />
      <PhotoField
        ref={photos}
        id={`photos-${waybillNo}`}
        maxPhotos={MAX_CLAIM_PHOTOS}
        onChange={({ target }) => setIsTooMany((target.files?.length ?? 0) > MAX_CLAIM_PHOTOS)}
        {...(isTooMany && { error: tPhotos('tooMany', { count: MAX_CLAIM_PHOTOS }) })}
      />
      <p>{t('papers')}</p>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('submit')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

function ClaimTextFields({
  field,
  claim: { cover },
}: Pick<ReturnType<typeof useClaimForm>, 'field'> & { claim: ClaimView }) {
  const t = useTranslations('claim.form');
  const locale = useLocale();
  const { goods, freight } = cover;
  const bound = {
    most: formatMoney(goods, locale),
    hasFreight: freight ? 'yes' : 'no',
    freight: freight ? formatMoney(freight, locale) : '',
  };
  return (
    <>
      <TextArea
        {...field('message')}
        label={t('message')}
        hint={t('messageHint', { count: formatNumber(MAX_CLAIM_TEXT_LENGTH, locale) })}
      />
      <MoneyField
        {...field('amount')}
        label={t('amount')}
        hint={t('amountHint', bound)}
        currency={currencyWord(FEE_CURRENCY, locale)}
      />
    </>
  );
}

/**
 * Sends the claim and then its photos. If the parcel or a claim has changed meanwhile, `onOrder` gets the current
 * order.
 */
function useClaimForm({ order: { id }, waybillNo, claim, onOrder }: ClaimFormProps, photosOf: () => File[]) {
  const t = useTranslations('claim');
  const failureText = useFailureText();
  const [keyOf] = useState(() => createAttemptKeys());
  const [only, ...others] = claim.offers;
  const kind = others.length === 0 ? only?.kind : undefined;
  async function send(input: RequestOf<'claimCompensation'>): Promise<void> {
    const options = { quiet: true, idempotencyKey: keyOf(JSON.stringify(input)) };
    try {
      const order = await api('claimCompensation', input, options);
      const { reference } = order.parcels.find((parcel) => parcel.waybillNo === waybillNo)?.claim?.made ?? {};
      if (reference) toast('ok', t('sent', { reference }));
      // The claim is stored by now. A photo that cannot be sent can be added to the claim later.
      const photos = photosOf().slice(0, MAX_CLAIM_PHOTOS);
      if (reference)
        await sendClaimPhotos(reference, photos, () => undefined).catch((failure: unknown) =>
          toast('bad', failureText(failure)),
        );
      onOrder(photos.length > 0 ? await api('getOrder', { id }, { quiet: true }).catch(() => order) : order);
    } catch (failure) {
      if (!isConflict(failure)) throw failure;
      toast('bad', failureText(failure));
      onOrder(await api('getOrder', { id }, { quiet: true }));
    }
  }
  return useContractForm({
    ids: `claim-${waybillNo}`,
    schema: () => import('@/lib/client/forms/claim-input').then((forms) => forms.ClaimInput),
    defaultValues: {
      kind,
      message: '',
      amount: kind === 'LOST' ? amountText(claim.cover.goods.minor, FEE_CURRENCY) : '',
    },
    send: ({ amount, ...words }) =>
      send({ id, waybillNo, ...words, amount: { currency: FEE_CURRENCY, minor: amount } }),
  });
}
