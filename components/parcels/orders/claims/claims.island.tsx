'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useEffect, useRef, useState, type ComponentType } from 'react';
import { CaseNotice } from '@/components/parcels/cases/case-notice';
import { ActionFailed } from '@/components/parts/action-failed';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/content/description-list';
import { AmountText } from '@/components/ui/content/figures';
import { latePart } from '@/lib/client/late-part';
import { useAction } from '@/lib/client/api/use-action';
import type { CaseView } from '@/lib/contract/tracking/cases';
import type { ClaimView } from '@/lib/contract/tracking/claims';
import type { OrderView } from '@/lib/contract/orders/orders';
import { formatMoney } from '@/lib/i18n/format-money';
import { useDay } from '@/lib/i18n/use-moment';
import type { ClaimFormProps, ClaimsProps } from './claim-form.island';
import styles from './claims.module.css';
import { InfoCard } from '../detail/info-card';
import { ClaimPhotos } from './claim-photos.island';
import { MadeClaim } from './made-claim';

const FORM = latePart<ComponentType<ClaimFormProps>>(() =>
  import('./claim-form.island').then(({ ClaimForm }) => ClaimForm),
);

/** §9: shows what each parcel's sender can claim, the state of a claim, and the receiver's complaints about attempts. */
export function Claims({ order, onOrder }: ClaimsProps) {
  return order.parcels.map(({ waybillNo, claim, cases }) => (
    <Fragment key={waybillNo}>
      {cases && <ParcelCases order={order} waybillNo={waybillNo} cases={cases} />}
      {claim && <ParcelClaim order={order} waybillNo={waybillNo} claim={claim} onOrder={onOrder} />}
    </Fragment>
  ));
}

function ParcelCases({ order, waybillNo, cases }: { order: OrderView; waybillNo: string; cases: CaseView[] }) {
  const t = useTranslations('claim.case');
  const day = useDay();
  return (
    <InfoCard title={order.parcels.length > 1 ? t('headingOf', { number: waybillNo }) : t('heading')}>
      <div className={styles.claim}>
        {cases.map((one) => (
          <CaseNotice key={one.reference} one={one} day={day(one.answerBy, 'monthDay')} />
        ))}
      </div>
    </InfoCard>
  );
}

interface ParcelClaimProps extends ClaimsProps {
  waybillNo: string;
  claim: ClaimView;
}

function ParcelClaim(props: ParcelClaimProps) {
  const { order, waybillNo, claim, onOrder } = props;
  const t = useTranslations('claim');
  const { made, cover, offers } = claim;
  const region = useFocusOnNew(made?.reference);
  return (
    <InfoCard title={order.parcels.length > 1 ? t('titleOf', { number: waybillNo }) : t('title')}>
      <div ref={region} tabIndex={-1} className={styles.claim}>
        {made && <MadeClaim made={made} freight={cover.freight} />}
        {made && <ClaimPhotos made={made} onOrder={onOrder} />}
        {offers.length > 0 && <Offer {...props} />}
      </div>
    </InfoCard>
  );
}

/** Moves the focus to a claim that was just sent: the button that had it is gone. */
function useFocusOnNew(reference: string | undefined) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(reference);
  useEffect(() => {
    if (before.current !== reference) region.current?.focus();
    before.current = reference;
  }, [reference]);
  return region;
}

/** Shows the limit and the deadline of a claim, and the form on request. */
function Offer(props: ParcelClaimProps) {
  const { order, waybillNo, claim, onOrder } = props;
  const t = useTranslations('claim');
  const [Form, setForm] = useState<ComponentType<ClaimFormProps> | null>(null);
  const { busy, failure, run } = useAction(async () => {
    const loaded = await FORM.load();
    setForm(() => loaded);
  });
  return (
    <>
      <Worth claim={claim} rate={order.exchange} />
      <ActionFailed failure={failure} />
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

function Worth({ claim: { offers, cover }, rate }: { claim: ClaimView; rate: OrderView['exchange'] }) {
  const t = useTranslations('claim');
  const locale = useLocale();
  const day = useDay();
  const amount = (value: ClaimView['cover']['goods']) => (
    <>
      <AmountText text={formatMoney(value, locale)} />
      <OwnMoney amounts={[value]} rate={rate} />
    </>
  );
  const lost = offers.find(({ kind }) => kind === 'LOST');
  const spoilt = offers.find(({ kind }) => kind !== 'LOST');
  const items = [
    ...(cover.freight ? [{ key: 'freight', term: t('cover.freight'), value: amount(cover.freight) }] : []),
    { key: 'goods', term: cover.isProtected ? t('cover.protection') : t('cover.goods'), value: amount(cover.goods) },
  ];
  return (
    <>
      {lost && <p>{lost.until ? t('offers.lost', { day: day(lost.until, 'monthDay') }) : t('offers.silent')}</p>}
      {spoilt?.until && <p>{t('offers.spoilt', { day: day(spoilt.until, 'monthDay') })}</p>}
      <DescriptionList items={items} />
    </>
  );
}
