import { useTranslations } from 'next-intl';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { ClientMessages } from '@/components/frame/client-messages';
import { InfoCard } from '@/components/parcels/orders/detail/info-card';
import { LaneNotices } from '@/components/parts/facts/lane-notices';
import { QuoteBreakdown } from '@/components/parts/price/quote-breakdown';
import type { ShipData } from '@/components/sending/wizard/ship-data';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { rateOfTotal } from '@/lib/billing/sum-in-market-currency';
import type { TypedOrder } from '@/lib/drafts/typed-order';
import type { PartyName } from '@/lib/parcel/notices';
import { ACCOUNT_FORM_PATH, FORM_TOKEN_FIELD } from '@/lib/contract/accounts/account-form';
import type { OfferedQuote } from '@/lib/contract/quotes/quotes';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import { printedPhone } from '@/lib/phone/read-phone';
import { paths } from '@/lib/routing/paths';
import { AccountFormFields } from './hidden-fields';
import { SendReviewDetails } from './send-review-details.island';
import { useErrorText } from './use-error-text';
import styles from './basic.module.css';

interface SendReviewProps {
  data: ShipData;
  typed: TypedOrder;
  quote: OfferedQuote | null;
  /** Reason for a missing price, or ''. */
  failure: string;
  formToken: string;
  /** Key of the error. It comes from the address, so it is not trusted. */
  outcome: string;
}

/** Shows the whole order with its price, and the button that sends it. */
export function SendReview({ data, typed, quote, failure, formToken, outcome }: SendReviewProps) {
  const t = useTranslations('ship');
  const { prefix } = data;
  const { id } = typed.draft;
  const wrong = useErrorText(outcome);
  return (
    <Section compact task>
      <Container narrow>
        <div className={styles.page}>
          <h1>{t('headings.review')}</h1>
          {wrong && (
            <Notice tone="bad" title={t('failure.title')}>
              {wrong}
            </Notice>
          )}
          <PartyDetails typed={typed} data={data} party="sender" />
          <PartyDetails typed={typed} data={data} party="receiver" />
          <InfoCard title={t('steps.parcels')}>
            <ClientMessages namespaces={['ship', 'common']}>
              <SendReviewDetails data={data} draft={typed.draft} />
            </ClientMessages>
          </InfoCard>
          <InfoCard title={t('review.price')}>
            {quote ? (
              <QuotedPrice quote={quote} />
            ) : (
              <Notice tone="bad" title={t('review.noPrice')}>
                {failure}
              </Notice>
            )}
          </InfoCard>
          {quote && (
            <form method="post" action={ACCOUNT_FORM_PATH}>
              <AccountFormFields
                prefix={prefix}
                act="send"
                values={{ [FORM_TOKEN_FIELD]: formToken, draft: id, quoteToken: quote.token }}
              />
              <Button type="submit" variant="primary" size="large" block>
                {t('actions.send')}
              </Button>
            </form>
          )}
          <a href={paths.basicSend(prefix, { draft: id })} className={buttonClass()}>
            {t('review.change')}
          </a>
        </div>
      </Container>
    </Section>
  );
}

function QuotedPrice({ quote }: { quote: OfferedQuote }) {
  const t = useTranslations('ship.review');
  const moment = useMomentFormat();
  return (
    <div className={styles.form}>
      <LaneNotices notices={quote.notices} />
      <ExpectedDay delivery={quote.delivery} />
      <QuoteBreakdown quote={quote} rate={rateOfTotal(quote.about)} unpaid />
      <p>{t('priceKept', { until: moment(new Date(quote.validUntil)) })}</p>
    </div>
  );
}

/** Shows a party in the order of a label. */
function PartyDetails({ typed, data, party }: Pick<SendReviewProps, 'typed' | 'data'> & { party: PartyName }) {
  const t = useTranslations('ship.steps');
  const { name, company, phone, email, street, digitalAddress, countryCode } = typed.draft.values[party];
  const place = [typed.places[party], countryCode === '' ? '' : data.countryNames[countryCode]];
  const lines = [name, company, street, digitalAddress, ...place];
  return (
    <InfoCard title={t(party)}>
      <address className={styles.lines}>
        {lines.filter(Boolean).map((line, index) => (
          <span key={index}>
            <bdi>{line}</bdi>
          </span>
        ))}
        <span>
          <bdi dir="ltr">{countryCode === '' ? phone : printedPhone(phone, countryCode)}</bdi>
        </span>
        {email && (
          <span>
            <bdi dir="ltr">{email}</bdi>
          </span>
        )}
      </address>
    </InfoCard>
  );
}
