import { useLocale, useTranslations } from 'next-intl';
import { DigitalAddressField } from '@/components/parts/places/digital-address-field';
import { PhoneField } from '@/components/ui/fields/phone-field';
import { TextField } from '@/components/ui/fields/text-field';
import { currencyWord } from '@/lib/i18n/format/format-money';
import { isoCountryName } from '@/lib/i18n/names/iso-country-name';
import { MARKETS, type Country } from '@/lib/market/country';
import { digitalAddressKinds } from '@/lib/market/digital-address-kinds';
import { ParcelForm, type PageForm } from './parcel-form';
import styles from './parcel-page.module.css';

interface SendOnFormProps {
  form: PageForm;
  /** Country of the earlier receiver, in which the new one must be. */
  country: Country;
}

/** Requests the new receiver of a returned parcel from its sender. The next page shows the price. */
export function SendOnForm({ form, country }: SendOnFormProps) {
  const t = useTranslations('parcel.returned.sendOn');
  const tShip = useTranslations('ship');
  const locale = useLocale();
  const { callingCode, currency } = MARKETS[country];
  const optional = tShip('fields.optional');
  return (
    <section id="send-on" aria-labelledby="send-on-title" className={styles.part}>
      <h3 id="send-on-title" className={styles.partTitle}>
        {t('title')}
      </h3>
      <ParcelForm form={form} act="sendOn" submit={t('submit')}>
        <p>{t('text', { country: isoCountryName(country, locale) })}</p>
        <TextField name="name" label={tShip('party.receiverName')} hint={tShip('party.receiverNameHint')} required />
        <PhoneField name="phone" label={tShip('party.phone')} callingCode={callingCode} autoComplete="off" required />
        <TextField name="place" label={t('place')} hint={t('placeHint')} autoComplete="off" required />
        <TextField
          name="street"
          label={tShip('party.street')}
          hint={tShip('party.streetHintReceiver')}
          autoComplete="off"
          required
        />
        {digitalAddressKinds(country).length > 0 && (
          <DigitalAddressField name="digitalAddress" country={country} optional={optional} />
        )}
        <TextField
          name="email"
          label={tShip('party.email')}
          note={optional}
          type="email"
          autoComplete="off"
          dir="ltr"
        />
        <TextField
          name="collect"
          label={t('collect', { currency: currencyWord(currency, locale) })}
          note={optional}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
        />
      </ParcelForm>
    </section>
  );
}
