import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { fieldId } from '@/components/ui/fields/field';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { amountsNeedReview, currencyOf } from '@/lib/drafts/steps';
import { placeFields } from '@/lib/drafts/typed-order';
import { PARTIES } from '@/lib/parcel/notices';
import { ACCOUNT_FORM_PATH, FORM_TOKEN_FIELD } from '@/lib/contract/accounts/account-form';
import { PREFIX_FIELD } from '@/lib/contract/content/enquiry-forms';
import { currencyWord } from '@/lib/i18n/format/format-money';
import { paths } from '@/lib/routing/paths';
import { HiddenFields } from './hidden-fields';
import type { OrderFieldsProps } from './order-fields';
import { SendExtras } from './send-extras';
import { SendParcels, type HsCodesOfParcels } from './send-parcels';
import { SendParty, type PlaceCandidate } from './send-party';
import { SendService } from './send-service';
import { useErrorText } from './use-error-text';
import { useOrderFieldLabels } from './use-order-field-labels';
import styles from './basic.module.css';

export interface SendFormProps extends OrderFieldsProps {
  /** Places that a typed name may mean, if it is ambiguous. */
  choices: Record<'sender' | 'receiver', readonly PlaceCandidate[]>;
  hsCodes: HsCodesOfParcels;
  formToken: string;
  /** Key of the error. It comes from the address, so it is not trusted. */
  outcome: string;
}

/**
 * Shows a whole order on one page, for browsers without scripts. Each error is beside its field, and typed text stays.
 */
export function SendForm({ choices, hsCodes, formToken, outcome, ...order }: SendFormProps) {
  const t = useTranslations('ship');
  const tOrders = useTranslations('orders');
  const { data, typed } = order;
  const { prefix } = data;
  const { draft } = typed;
  const hidden = {
    [PREFIX_FIELD]: prefix,
    [FORM_TOKEN_FIELD]: formToken,
    draft: draft.id,
    kind: draft.kind,
    amountCurrency: currencyOf(draft),
    quoteToken: draft.quoteToken,
  };
  return (
    <Section compact task>
      <Container narrow>
        <div className={styles.page}>
          <Breadcrumbs
            label={tOrders('detail.path')}
            crumbs={[
              { label: tOrders('meta.list.title'), href: paths.basicParcels(prefix) },
              { label: t('presend.title') },
            ]}
          />
          <h1>{t('presend.title')}</h1>
          <OrderMistakes {...order} choices={choices} outcome={outcome} />
          <form method="post" action={ACCOUNT_FORM_PATH} className={styles.page} noValidate>
            <HiddenFields values={hidden} />
            {/* Enter submits with the first button of a form, so this button comes first. */}
            <VisuallyHidden>
              <button type="submit" name="act" value="check" tabIndex={-1} aria-hidden="true" />
            </VisuallyHidden>
            <SendParty {...order} party="sender" choices={choices.sender} />
            <SendParty {...order} party="receiver" choices={choices.receiver} />
            <SendService {...order} />
            <SendParcels {...order} hsCodes={hsCodes} />
            <SendExtras {...order} />
            <Button type="submit" name="act" value="check" variant="primary" size="large" block>
              {t('plain.check')}
            </Button>
          </form>
        </div>
      </Container>
    </Section>
  );
}

/** Returns the id of the control that shows the error of a field. */
function controlOf(field: string, choices: SendFormProps['choices']): string {
  if (field === 'needs') return fieldId('customerType');
  const party = PARTIES.find((each) => placeFields(each).text === field && choices[each].length > 0);
  return fieldId(party ? placeFields(party).chosen : field);
}

/**
 * Shows the failure, a changed currency, and all mistakes, each with a link to its field. Null if there is nothing to
 * show.
 */
function OrderMistakes({ typed, problems, choices, outcome }: Omit<SendFormProps, 'formToken' | 'hsCodes'>) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const labels = useOrderFieldLabels(typed);
  const failure = useErrorText(outcome);
  const { draft } = typed;
  const needsReview = amountsNeedReview(draft);
  if (problems.length === 0 && !failure && !needsReview) return null;
  return (
    <div id="outcome" className={styles.page}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {needsReview && (
        <Notice tone="warn">
          {t('parcels.currencyChanged', {
            before: currencyWord(draft.amountCurrency, locale),
            now: currencyWord(currencyOf(draft), locale),
          })}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="bad" title={t('failure.refused')}>
          <ul>
            {problems.map(({ field, text }) => (
              <li key={field}>
                <a href={`#${controlOf(field, choices)}`}>{labels[field] ?? <bdi>{text}</bdi>}</a>{' '}
                <bdi>{labels[field] && text}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
