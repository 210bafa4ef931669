import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DestinationField, MORE_OF_PARTY, PartyFields } from '@/components/sending/fields/party-fields';
import { Accordion } from '@/components/ui/content/accordion';
import { FormGrid } from '@/components/ui/fields/form-grid';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextField } from '@/components/ui/fields/text-field';
import { placeCodes, placeFields } from '@/lib/drafts/typed-order';
import type { PartyName } from '@/lib/parcel/notices';
import { HiddenFields } from './hidden-fields';
import { errorAt, orderFieldReader, type OrderFieldsProps } from './order-fields';
import styles from './basic.module.css';

export interface PlaceCandidate {
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  label: string;
}

interface SendPartyProps extends OrderFieldsProps {
  party: PartyName;
  /** Places that the typed name may mean, if it is ambiguous. */
  choices: readonly PlaceCandidate[];
}

export function SendParty(props: SendPartyProps) {
  const { party, typed, data } = props;
  const t = useTranslations('ship');
  const field = orderFieldReader(props);
  const isInternational = typed.draft.kind === 'international';
  const isReceiver = party === 'receiver';
  const leadKey = isReceiver ? 'receiver' : isInternational ? 'senderAbroad' : 'sender';
  const hasValues = MORE_OF_PARTY[party].map(field).some(({ defaultValue, error }) => defaultValue || error);
  const more = (fields: ReactNode) => {
    const content = <FormGrid>{fields}</FormGrid>;
    return (
      <Accordion wide items={[{ key: `${party}-more`, title: t(`party.more.${party}`), content, open: hasValues }]} />
    );
  };
  return (
    <section className={styles.form} aria-labelledby={`${party}-title`}>
      <h2 id={`${party}-title`}>{t(`steps.${party}`)}</h2>
      <p>{t(`leads.${leadKey}`)}</p>
      <FormGrid>
        {isReceiver && isInternational && (
          <DestinationField
            {...field('receiver.countryCode')}
            country={typed.draft.values.receiver.countryCode}
            countryNames={data.countryNames}
          />
        )}
        <PartyFields
          party={party}
          field={field}
          country={typed.draft.values[party].countryCode}
          phoneRules={data.phoneRules}
          place={<PartyPlaceField {...props} />}
          more={more}
        />
      </FormGrid>
    </section>
  );
}

/**
 * Renders the place of a party. When the form is sent, the server looks up the name and shows the matches to choose
 * from.
 */
function PartyPlaceField({ party, typed, problems, choices }: SendPartyProps) {
  const t = useTranslations('ship');
  const { text, searched, chosen: choice } = placeFields(party);
  const { provinceCode, cityCode, areaCode } = typed.draft.values[party];
  const hasSeveral = choices.length > 0;
  const missing = errorAt(problems, text);
  const hint = hasSeveral ? undefined : t('plain.placeHint');
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
        error={hasSeveral ? undefined : missing}
        defaultValue={typed.places[party]}
        autoComplete="off"
      />
      {hasSeveral && (
        <RadioCards
          name={choice}
          legend={t('places.search')}
          error={missing}
          options={choices.map(({ label, ...place }) => ({ value: placeCodes(place), label: <bdi>{label}</bdi> }))}
        />
      )}
    </>
  );
}
