import { useTranslations } from 'next-intl';
import { OptionalFields } from '@/components/sending/fields/optional-fields';
import { Accordion } from '@/components/ui/content/accordion';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { LANGUAGES } from '@/lib/market/language';
import { LANGUAGE_NAMES } from '@/lib/market/language-names';
import { MARKETS } from '@/lib/market/country';
import { RECEIVER_CHANNELS } from '@/lib/orders/choices';
import { isFolded, orderFieldsOf } from '@/lib/orders/fields';
import { agreementLinks } from './agreement-links';
import { errorAt, orderFieldReader, type OrderFieldsProps } from './order-fields';
import styles from './basic.module.css';

/** Renders the place of delivery, the optional fields of the order, the notices, and the agreement. */
export function SendExtras(props: OrderFieldsProps) {
  const t = useTranslations('ship');
  const field = orderFieldReader(props);
  const { kind, origin, values } = props.typed.draft;
  const places = ['door', 'site'] as const;
  const names = orderFieldsOf(kind);
  const invoiceNames = names.filter((name) => isFolded(kind, name));
  const countries = { sender: origin, receiver: values.receiver.countryCode };
  const invoice = {
    key: 'invoice',
    title: t('extras.invoice'),
    content: <OptionalFields field={field} names={invoiceNames} countries={countries} />,
    open: invoiceNames.some((name) => field(name).defaultValue || field(name).error),
  };
  return (
    <>
      <section className={styles.form} aria-labelledby="extras-title">
        <h2 id="extras-title">{t('extras.title')}</h2>
        <RadioCards
          compact
          {...field('deliveryPlace')}
          legend={t('extras.deliveryPlace')}
          options={places.map((value) => ({ value, label: t(`extras.${value}`) }))}
        />
        <OptionalFields field={field} names={names.filter((name) => !invoiceNames.includes(name))} />
        {invoiceNames.length > 0 && <Accordion wide items={[invoice]} />}
      </section>
      <NotifyQuestions {...props} />
      <AgreementFields {...props} />
    </>
  );
}

function NotifyQuestions(props: OrderFieldsProps) {
  const t = useTranslations('ship.notify');
  const field = orderFieldReader(props);
  const { receiver, notify } = props.typed.draft.values;
  const marketLanguage = receiver.countryCode === '' ? 'en' : MARKETS[receiver.countryCode].defaultLanguage;
  const languages = LANGUAGES.filter((language) => language !== marketLanguage);
  return (
    <section className={styles.form} aria-labelledby="notify-title">
      <h2 id="notify-title">{t('title')}</h2>
      <Checkbox name="notify.sender" defaultChecked={notify.sender} label={t('sender')} hint={t('senderHint')} />
      <SelectField
        {...field('notify.receiver')}
        label={t('receiver')}
        hint={t('receiverHint')}
        options={RECEIVER_CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      <SelectField
        {...field('notify.language')}
        label={t('language')}
        options={[
          { value: '', label: LANGUAGE_NAMES[marketLanguage] },
          ...languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
      />
    </section>
  );
}

/** The agreement must be accepted before sending (§5). */
function AgreementFields({ data: { prefix }, typed, problems }: OrderFieldsProps) {
  const t = useTranslations('ship.review');
  const label = t.rich('agree', agreementLinks(prefix));
  return (
    <div className={styles.form}>
      <p>{t('truth')}</p>
      <Checkbox
        name="agreed"
        defaultChecked={typed.draft.values.agreed}
        label={label}
        error={errorAt(problems, 'agreed')}
      />
    </div>
  );
}
