import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Instructions } from '@/components/parcels/track/card/instructions';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import type { ParcelOutcome } from '@/lib/contract/parcels/parcel-form';
import { isolate } from '@/lib/i18n/format/isolate';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { AttemptDispute } from './attempt-dispute';
import { AttemptsMade } from './attempts-made';
import { FirstChoices, ReceiverChoices } from './receiver-choices';
import { CodeForms } from './code-forms';
import { ReceiverDetails } from './receiver-details';
import { HandedOver } from './handed-over';
import { MessageStop } from './message-stop';
import { ParcelFacts } from './parcel-facts';
import { ReturnedSection } from './returned';
import { OutcomeNotice } from './outcome-notice';
import { ServicePointsLink } from './service-points-link';
import styles from './parcel-page.module.css';

/** `ended`: unknown or expired; `wait`: too many requests of this network; `unanswered`: the API did not respond. */
export type ShownParcel = ParcelOfLink | 'ended' | 'wait' | 'unanswered';

export interface ParcelPageProps {
  prefix: Prefix;
  token: string;
  parcel: ShownParcel;
  /** Outcome of the form that redirected here. */
  outcome: ParcelOutcome | null;
  /** The code that was sent. */
  sent: { channel: string; nonce: string };
  countryNames: Readonly<Record<Country, string>>;
  /** Address of the photo of the delivery, and of an attempt's. */
  photoAddress: string;
  attemptPhoto: (attemptAt: string) => string;
}

/** Renders the receiver's page of a parcel: its contents, its place and the choices. It needs no script. */
export function ParcelPage({ prefix, token, parcel, outcome, sent, countryNames, ...photos }: ParcelPageProps) {
  if (typeof parcel === 'string') {
    return (
      <ParcelPageFrame>
        <MissingParcel prefix={prefix} reason={parcel} />
      </ParcelPageFrame>
    );
  }
  const form = { prefix, token };
  const { state } = parcel.track;
  // Details that only the receiver knows come first while they are missing, except after an attempt at the door.
  const isMissingFirst = Boolean(parcel.details?.missing.length) && state !== 'DELIVERY_FAILED';
  const isSenderWithoutChoice = parcel.order !== undefined && parcel.may.length === 0;
  const hasChoices = !parcel.returned && parcel.access !== 'passed' && !isSenderWithoutChoice && state !== 'SIGNED';
  return (
    <ParcelPageFrame>
      <ParcelTitle parcel={parcel} />
      <OutcomeNotice outcome={outcome} />
      {isMissingFirst && <ReceiverDetails form={form} parcel={parcel} />}
      <Card as="article" raised>
        <ParcelFacts
          parcel={parcel}
          countryNames={countryNames}
          act={
            <>
              <ReturnedSection form={form} parcel={parcel} />
              {hasChoices && <FirstChoices form={form} parcel={parcel} countryNames={countryNames} />}
            </>
          }
        >
          <ServicePointsLink prefix={prefix} parcel={parcel} />
          <HandedOver parcel={parcel} photoAddress={photos.photoAddress} />
        </ParcelFacts>
      </Card>
      <AttemptsMade parcel={parcel} photoOf={photos.attemptPhoto} />
      <AttemptDispute form={form} parcel={parcel} />
      <InstructionNotice parcel={parcel} />
      {!isMissingFirst && <ReceiverDetails form={form} parcel={parcel} />}
      {hasChoices && <ReceiverChoices form={form} parcel={parcel} countryNames={countryNames} />}
      {state === 'SIGNED' && <NotReceived prefix={prefix} />}
      {parcel.order && <ToOrder prefix={prefix} order={parcel.order} />}
      {parcel.reach.length > 0 && <CodeForms form={form} reach={parcel.reach} sent={sent} />}
      <MessageStop form={form} parcel={parcel} />
    </ParcelPageFrame>
  );
}

function ParcelPageFrame({ children }: { children: ReactNode }) {
  return (
    <Section ground="wash" compact>
      <Container narrow>
        <div className={styles.page} data-uncovered="">
          {children}
        </div>
      </Container>
    </Section>
  );
}

function ParcelTitle({ parcel: { party, senderName, receiverName } }: { parcel: ParcelOfLink }) {
  const t = useTranslations('parcel');
  /** A name in the sentence has its own direction. */
  return (
    <h1 className={styles.title}>
      {party === 'receiver'
        ? t('title', { sender: isolate(senderName) })
        : t('titleForSender', { receiver: isolate(receiverName) })}
    </h1>
  );
}

/** Leads somebody who does not have a delivered parcel to our office. */
function NotReceived({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('parcel');
  const contact = (text: ReactNode) => <a href={`${paths.contactUs(prefix)}#write`}>{text}</a>;
  return <p>{t.rich('notReceived', { contact })}</p>;
}

/** Links a sender to the order, where compensation can be claimed. */
function ToOrder({ prefix, order }: { prefix: Prefix; order: NonNullable<ParcelOfLink['order']> }) {
  const t = useTranslations('parcel.order');
  return (
    <section className={styles.part}>
      <p>{t('text')}</p>
      <p>
        <Link href={paths.order(prefix, order)} prefetch={false} className={buttonClass()}>
          {t('link')}
        </Link>
      </p>
    </section>
  );
}

/** Shows the receiver's earlier instructions. */
function InstructionNotice({ parcel: { track } }: { parcel: ParcelOfLink }) {
  const t = useTranslations('parcel.kept');
  return <Instructions title={t('title')} items={track.instructions} />;
}

function MissingParcel({ prefix, reason }: { prefix: Prefix; reason: Extract<ShownParcel, string> }) {
  const t = useTranslations('parcel');
  const failures = useTranslations('common.failures');
  const isEnded = reason === 'ended';
  return (
    <>
      <h1 className={styles.title}>{isEnded ? t('ended.title') : t('unanswered.title')}</h1>
      {isEnded ? (
        <p>{t('ended.text')}</p>
      ) : (
        <Notice tone="warn">{reason === 'wait' ? t('outcome.wait') : failures('service')}</Notice>
      )}
      <p>
        <Link href={paths.track(prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
          {t('ended.track')}
        </Link>
      </p>
    </>
  );
}
