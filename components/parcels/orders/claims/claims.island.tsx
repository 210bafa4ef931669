'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { CaseNotice } from '@/components/parcels/case-notice';
import { ActionFailed } from '@/components/parts/action-failed';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/content/description-list';
import { AmountText } from '@/components/ui/content/figures';
import { SelectField } from '@/components/ui/fields/select-field';
import { createLazyPart } from '@/lib/client/lazy-part';
import { useAction } from '@/lib/client/api/use-action';
import type { CaseView } from '@/lib/contract/parcels/cases';
import type { ClaimView } from '@/lib/contract/parcels/claims';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import type { ClaimFormProps, ClaimsProps } from './claim-form.island';
import styles from './claims.module.css';
import { groupByContent } from '../detail/group-by-content';
import { InfoCard } from '../detail/info-card';
import { ClaimPhotos } from './claim-photos.island';
import { MadeClaim } from './made-claim';

const CLAIM_FORM = createLazyPart<ComponentType<ClaimFormProps>>(() =>
  import('./claim-form.island').then(({ ClaimForm }) => ClaimForm),
);

/**
 * Shows what each parcel's sender can claim, the state of a claim, and the receiver's complaints about attempts (§9).
 */
export function Claims({ order, onOrder }: ClaimsProps) {
  const [referencesBefore] = useState(() => new Set(order.parcels.map(({ claim }) => claim?.made?.reference)));
  // Parcels with the same possible claim share a card. A parcel with a claim has its own card.
  const groups = groupByContent(order.parcels, ({ waybillNo, claim, cases }) => [
    claim,
    (claim?.made ?? cases) && waybillNo,
  ]);
  return groups.map((group) => {
    const { waybillNo, claim, cases } = group[0]!;
    const waybillNos = group.map((parcel) => parcel.waybillNo);
    return (
      <Fragment key={waybillNos.join()}>
        {cases && <ParcelCases order={order} waybillNo={waybillNo} cases={cases} />}
        {claim && (
          <ParcelClaim
            order={order}
            waybillNos={waybillNos}
            claim={claim}
            onOrder={onOrder}
            referencesBefore={referencesBefore}
          />
        )}
      </Fragment>
    );
  });
}

function ParcelCases({ order, waybillNo, cases }: { order: OrderView; waybillNo: string; cases: CaseView[] }) {
  const t = useTranslations('claim.case');
  const day = useDayFormat();
  return (
    <InfoCard title={order.parcels.length > 1 ? t('headingOf', { number: waybillNo }) : t('heading')}>
      <div className={styles.claim}>
        {cases.map((one) => (
          <CaseNotice key={one.reference} view={one} day={day(one.answerBy, 'monthDay')} />
        ))}
      </div>
    </InfoCard>
  );
}

interface ParcelClaimProps extends ClaimsProps {
  /** Parcels with this claim: several only while no claim was made. */
  waybillNos: readonly string[];
  claim: ClaimView;
  /**
   * References of the claims that the page has already shown. The first appearance of a claim moves the focus to it.
   */
  referencesBefore: Set<string | undefined>;
}

function ParcelClaim(props: ParcelClaimProps) {
  const { order, waybillNos, claim, onOrder, referencesBefore } = props;
  const t = useTranslations('claim');
  const { made, cover, offers } = claim;
  const [waybillNo] = waybillNos as [string];
  const isOne = waybillNos.length === 1 && order.parcels.length > 1;
  const region = useFocusOnNew(made?.reference, referencesBefore);
  return (
    <InfoCard title={isOne ? t('titleOf', { number: waybillNo }) : t('title')}>
      <div ref={region} tabIndex={-1} className={styles.claim}>
        {made && <MadeClaim claim={made} freight={cover.freight} />}
        {made && <ClaimPhotos claim={made} onOrder={onOrder} />}
        {offers.length > 0 && <ClaimDeadline {...props} />}
      </div>
    </InfoCard>
  );
}

/** Moves the focus to a claim that was just sent, because the button that had the focus is gone. */
function useFocusOnNew(reference: string | undefined, referencesBefore: Set<string | undefined>) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!reference || referencesBefore.has(reference)) return;
    referencesBefore.add(reference);
    region.current?.focus();
  }, [reference, referencesBefore]);
  return region;
}

/** Shows the deadline of a claim and, on request, its limit and the form for one of the parcels. */
function ClaimDeadline(props: ParcelClaimProps) {
  const { order, waybillNos, claim, onOrder } = props;
  const t = useTranslations('claim');
  const tDetail = useTranslations('orders.detail');
  const selectId = useId();
  const [waybillNo, setWaybillNo] = useState(waybillNos[0]!);
  const [Form, setForm] = useState<ComponentType<ClaimFormProps> | null>(null);
  const { busy, failure, run } = useAction(async () => {
    const loaded = await CLAIM_FORM.load();
    setForm(() => loaded);
  });
  return (
    <>
      <ClaimReasons claim={claim} />
      <ActionFailed failure={failure} />
      {Form && <ClaimCoverFacts claim={claim} rate={order.exchange} />}
      {Form && waybillNos.length > 1 && (
        <SelectField
          name={selectId}
          label={tDetail('waybill', { count: 1 })}
          value={waybillNo}
          options={waybillNos.map((number) => ({ value: number, label: number }))}
          onChange={({ target }) => setWaybillNo(target.value)}
        />
      )}
      {Form ? (
        <Form order={order} waybillNo={waybillNo} claim={claim} onOrder={onOrder} onClose={() => setForm(null)} />
      ) : (
        <div>
          <Button icon="shield" loading={busy} onClick={() => void run()}>
            {t('open')}
          </Button>
        </div>
      )}
    </>
  );
}

function ClaimReasons({ claim: { offers } }: { claim: ClaimView }) {
  const t = useTranslations('claim');
  const day = useDayFormat();
  const lossOffer = offers.find(({ kind }) => kind === 'LOST');
  const damageOffer = offers.find(({ kind }) => kind !== 'LOST');
  return (
    <>
      {lossOffer && (
        <p>{lossOffer.until ? t('offers.lost', { day: day(lossOffer.until, 'monthDay') }) : t('offers.silent')}</p>
      )}
      {damageOffer?.until && <p>{t('offers.spoilt', { day: day(damageOffer.until, 'monthDay') })}</p>}
    </>
  );
}

function ClaimCoverFacts({ claim: { cover }, rate }: { claim: ClaimView; rate: OrderView['exchange'] }) {
  const t = useTranslations('claim');
  const locale = useLocale();
  const amount = (value: ClaimView['cover']['goods']) => (
    <>
      <AmountText text={formatMoney(value, locale)} />
      <OwnMoney amounts={[value]} rate={rate} />
    </>
  );
  const items = [
    ...(cover.freight ? [{ key: 'freight', term: t('cover.freight'), value: amount(cover.freight) }] : []),
    { key: 'goods', term: cover.isProtected ? t('cover.protection') : t('cover.goods'), value: amount(cover.goods) },
  ];
  return <DescriptionList items={items} />;
}
