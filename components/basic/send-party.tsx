import { useTranslations } from 'next-intl';
import { DigitalAddressField } from '@/components/parts/places/digital-address-field';
import { Accordion } from '@/components/ui/accordion';
import { FormGrid, Half } from '@/components/ui/form-grid';
import { PhoneField } from '@/components/ui/phone-field';
import { RadioCards } from '@/components/ui/radio-cards';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { placeCodes, placeFields, type PartyName } from '@/lib/drafts/typed-order';
import { DESTINATIONS, MARKETS } from '@/lib/market/country';
import { needsDigitalAddress } from '@/lib/market/digital-address-kinds';
import { HiddenFields } from './hidden-fields';
import { errorAt, fieldsOf, type OrderFieldsProps } from './order-fields';
import styles from './basic.module.css';

export interface PlaceChoice {
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  label: string;
}

interface SendPartyProps extends OrderFieldsProps {
  party: PartyName;
  /** The places that the typed name may mean, where it is not clear. */
  choices: readonly PlaceChoice[];
}

export function SendParty(props: SendPartyProps) {
  const { party, typed, data } = props;
  const t = useTranslations('ship');
  const field = fieldsOf(props);
  const { draft } = typed;
  const { countryCode } = draft.values[party];
  const isReceiver = party === 'receiver';
  const abroad = draft.kind === 'international';
  const example = data.phoneRules.find(({ code }) => code === countryCode)?.example;
  const leadKey = isReceiver ? 'receiver' : abroad ? 'senderAbroad' : 'sender';
  return (
    <section className={styles.form} aria-labelledby={`${party}-title`}>
      <h2 id={`${party}-title`}>{t(`steps.${party}`)}</h2>
      <p>{t(`leads.${leadKey}`)}</p>
      {isReceiver && abroad && (
        <SelectField
          {...field('receiver.countryCode')}
          label={t('party.destination')}
          options={DESTINATIONS.map((code) => ({ value: code, label: data.countryNames[code] }))}
        />
      )}
      <FormGrid>
        <Half>
          <TextField
            {...field(`${party}.name`)}
            label={t(`party.${party}Name`)}
            hint={isReceiver && t('party.receiverNameHint')}
            autoComplete={`section-${party} name`}
          />
        </Half>
        <Half>
          <PhoneField
            {...field(`${party}.phone`)}
            label={t('party.phone')}
            hint={example && t.rich('party.phoneExample', { example, number: (text) => <bdi dir="ltr">{text}</bdi> })}
            callingCode={countryCode === '' ? undefined : MARKETS[countryCode].callingCode}
            autoComplete={`section-${party} tel`}
          />
        </Half>
        <Place {...props} />
        <TextField
          {...field(`${party}.street`)}
          label={t('party.street')}
          hint={isReceiver ? t('party.streetHintReceiver') : t('party.streetHintSender')}
          autoComplete={`section-${party} address-line1`}
        />
        {isReceiver && countryCode !== '' && needsDigitalAddress(countryCode) && (
          <DigitalAddressField
            {...field('receiver.digitalAddress')}
            country={countryCode}
            optional={t('fields.optional')}
          />
        )}
      </FormGrid>
      <More {...props} />
    </section>
  );
}

/** A name is looked up when the form is sent; what it may mean is chosen from then. */
function Place({ party, typed, problems, choices }: SendPartyProps) {
  const t = useTranslations('ship');
  const { text, searched, chosen } = placeFields(party);
  const { provinceCode, cityCode, areaCode } = typed.draft.values[party];
  const several = choices.length > 0;
  const missing = errorAt(problems, text);
  const hint = several ? undefined : t('plain.placeHint');
  return (
    <>
      <HiddenFields
        values={{
          [searched]: typed.places[party],
          [`${party}.provinceCode`]: provinceCode,
          [`${party}.cityCode`]: cityCode,
          [`${party}.areaCode`]: areaCode,
        }}
      />
      <TextField
        name={text}
        label={t('places.search')}
        hint={hint}
        error={several ? undefined : missing}
        defaultValue={typed.places[party]}
        autoComplete="off"
      />
      {several && (
        <RadioCards
          name={chosen}
          legend={t('places.search')}
          error={missing}
          options={choices.map(({ label, ...place }) => ({ value: placeCodes(place), label: <bdi>{label}</bdi> }))}
        />
      )}
    </>
  );
}

/** What only some need. */
function More(props: SendPartyProps) {
  const { party, typed } = props;
  const t = useTranslations('ship');
  const field = fieldsOf(props);
  const { countryCode } = typed.draft.values[party];
  const coded = party === 'receiver' && countryCode !== '' && !needsDigitalAddress(countryCode);
  const first = party === 'sender' ? 'company' : 'digitalAddress';
  const used = [first, 'email']
    .map((name) => field(`${party}.${name}`))
    .some((each) => each.defaultValue || each.error);
  const content = (
    <FormGrid>
      {party === 'sender' && (
        <TextField
          {...field('sender.company')}
          label={t('party.company')}
          note={t('fields.optional')}
          hint={t('party.companyHint')}
          autoComplete="section-sender organization"
        />
      )}
      {coded && (
        <DigitalAddressField
          {...field('receiver.digitalAddress')}
          country={countryCode}
          optional={t('fields.optional')}
        />
      )}
      <TextField
        {...field(`${party}.email`)}
        label={t('party.email')}
        note={t('fields.optional')}
        type="email"
        inputMode="email"
        autoComplete={`section-${party} email`}
        dir="ltr"
      />
    </FormGrid>
  );
  return <Accordion wide items={[{ key: `${party}-more`, title: t(`party.more.${party}`), content, open: used }]} />;
}
