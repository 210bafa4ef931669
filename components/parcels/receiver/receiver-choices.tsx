import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Accordion } from '@/components/ui/content/accordion';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import type { Country } from '@/lib/market/country';
import type { InstructionKind } from '@/lib/orders/receiver-policy';
import { isFinal } from '@/lib/parcel/states';
import { ConfirmForm } from './confirm-form';
import { DayForm } from './day-form';
import { NoteForm } from './note-form';
import type { PageForm } from './parcel-form';
import { PersonForm } from './person-form';
import { SiteForm } from './site-form';
import styles from './parcel-page.module.css';

/** States with their own text on the page. */
const STATES_WITH_TEXT = ['OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION', 'RETURNED'] as const;

/** Choices that stand directly below the day after a failed delivery. */
const FIRST_KINDS: readonly InstructionKind[] = ['ready', 'day', 'site'];

const isFirstChoice = (kind: InstructionKind, { track }: ParcelOfLink): boolean =>
  track.state === 'DELIVERY_FAILED' && FIRST_KINDS.includes(kind);

export interface ChoicesProps {
  form: PageForm;
  parcel: ParcelOfLink;
  countryNames: Readonly<Record<Country, string>>;
}

/** Shows the first choices after a failed delivery. Each is a button that opens its form. */
export function FirstChoices(props: ChoicesProps) {
  const t = useTranslations('parcel');
  const kinds = props.parcel.may.filter((kind) => isFirstChoice(kind, props.parcel));
  if (kinds.length === 0) return null;
  return (
    <div className={styles.first}>
      {kinds.map((kind, index) => (
        <details key={kind} name="choices">
          <summary className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary', block: true })}>
            {t(`${kind}.title`)}
          </summary>
          <ChoiceFold kind={kind} {...props} />
        </details>
      ))}
    </div>
  );
}

/** Shows the receiver's other choices, each behind its title. If there are few or none, shows the reason. */
export function ReceiverChoices(props: ChoicesProps) {
  const t = useTranslations('parcel');
  const { party, track } = props.parcel;
  const may = props.parcel.may.filter((kind) => !isFirstChoice(kind, props.parcel));
  const state = STATES_WITH_TEXT.find((each) => each === track.state);
  const isWhole = may.length > 1;
  const stateText = state ? t(`now.${state}`) : t('now.other');
  // The journey is over: nothing is left to choose.
  if (isFinal(track.state)) return <p className={styles.part}>{stateText}</p>;
  const now = party === 'sender' ? t('now.sender') : stateText;
  return (
    <section aria-labelledby="choices" className={styles.part}>
      <h2 id="choices" className={styles.partTitle}>
        {t('choose.title')}
      </h2>
      {isWhole ? <p>{t('choose.text')}</p> : (may.length === 0 || state) && <p>{now}</p>}
      {may.length > 0 && (
        <Accordion
          name="choices"
          wide
          items={may.map((kind) => ({
            key: `choice-${kind}`,
            title: t(`${kind}.title`),
            content: <ChoiceFold kind={kind} {...props} />,
            open: may.length === 1,
          }))}
        />
      )}
    </section>
  );
}

function ChoiceFold({ kind, form, parcel, countryNames }: ChoicesProps & { kind: InstructionKind }) {
  const { days, sites, version, track } = parcel;
  const country = track.receiverCountry;
  const place = { country, countryName: countryNames[country] };
  if (kind === 'ready' || kind === 'refuse') return <ConfirmForm form={form} kind={kind} parcel={parcel} />;
  if (kind === 'day') return <DayForm form={form} days={days} version={version} {...place} />;
  if (kind === 'site') return <SiteForm form={form} sites={sites} version={version} {...place} />;
  return kind === 'person' ? <PersonForm form={form} version={version} /> : <NoteForm form={form} version={version} />;
}
