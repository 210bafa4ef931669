import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { splitContacts } from '@/components/layout/split-contacts';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import type { SelectOption } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import type { CountryView } from '@/lib/contract/countries';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { FeedbackHost } from './feedback-host.island';
import styles from './feedback.module.css';

export interface FeedbackProps {
  country: Country;
  prefix: Prefix;
  /** Every country, by code. */
  offices: readonly SelectOption[];
  /** The market's contacts, for browsers without scripts. */
  here: CountryView | undefined;
}

/** The feedback form in its card. Of this area's messages only the form's own go to the browser. */
export async function Feedback({ country, prefix, offices, here }: FeedbackProps) {
  const t = await getTranslations('support.feedback');
  const { support, errors, common } = await getMessages();
  return (
    <Card as="section" padding="large" raised labelledBy="write">
      <h2 id="write" className={styles.title}>
        {t('title')}
      </h2>
      <noscript>
        <Notice tone="warn">
          <WithoutScripts here={here} />
        </Notice>
      </noscript>
      <FeedbackHost
        country={country}
        offices={offices}
        privacyHref={paths.privacyPolicy(prefix)}
        locale={await getLocale()}
        messages={{ support: { feedback: support.feedback }, errors, common: { failures: common.failures } }}
      >
        <div className={styles.waiting}>
          <Skeleton label={t('loading')} lines={6} shape="row" />
        </div>
      </FeedbackHost>
    </Card>
  );
}

async function WithoutScripts({ here }: { here: CountryView | undefined }) {
  const t = await getTranslations('support.feedback');
  const [mail] = splitContacts(here?.email ?? '');
  const [phone] = splitContacts(here?.contact ?? '');
  if (!mail || !phone) return t('noScriptBare');
  return t.rich('noScript', {
    mail: () => (
      <a href={`mailto:${mail}`} dir="ltr">
        {mail}
      </a>
    ),
    phone: () => (
      <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
        {phone}
      </a>
    ),
  });
}
