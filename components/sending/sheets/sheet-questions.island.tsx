'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ScrollBox } from '@/components/ui/layout/scroll-box';
import { SelectField } from '@/components/ui/fields/select-field';
import type { CheckedSheet, SheetOrder } from '@/lib/contract/orders/sheets';
import { formatInstantDay } from '@/lib/i18n/format/format-day';
import { MARKETS } from '@/lib/market/country';
import { marketOf, type Prefix } from '@/lib/market/prefix';
import { TEXT_ENCODINGS } from '@/lib/text/text-encodings';
import styles from './sheets.module.css';
import { EARLIER_CHOICES, HIDDEN_CHOICES, type SheetChoices, type EarlierChoice } from './use-sheet-choices';
import type { SheetCheck } from './use-sheet-check';

/** Maximum number of orders whose questions are shown without a scroll box. */
const MAX_UNSCROLLED_QUESTIONS = 2;
/** Maximum number of hidden rows that the question names. */
const MAX_LISTED_ROWS = 20;

interface QuestionsProps {
  sheet: CheckedSheet;
  check: SheetCheck;
  choices: SheetChoices;
  prefix: Prefix;
}

/** Questions that a person answers before the orders are placed. Renders nothing without any. */
export function SheetQuestions({ sheet: { guessed }, check, choices, prefix }: QuestionsProps) {
  const t = useTranslations('sheets.questions');
  const { hiddenOrders, usedOrders } = choices;
  if (!guessed && hiddenOrders.length === 0 && usedOrders.length === 0) return null;
  const each = usedOrders.map((order) => (
    <UsedQuestion key={order.orderKey} order={order} choices={choices} prefix={prefix} />
  ));
  return (
    <>
      <h2>{t('title')}</h2>
      {guessed && <EncodingQuestion guessed={guessed} check={check} />}
      {hiddenOrders.length > 0 && <HiddenQuestion choices={choices} />}
      {usedOrders.length > 1 && (
        <EarlierQuestion label={t('all', { count: usedOrders.length })} orders={usedOrders} choices={choices} />
      )}
      {usedOrders.length > MAX_UNSCROLLED_QUESTIONS ? <ScrollBox label={t('title')}>{each}</ScrollBox> : each}
      {(choices.areOpen || check.isEncodingOpen) && (
        <p role="status" className={styles.hint}>
          {t('open')}
        </p>
      )}
    </>
  );
}

type Guess = NonNullable<CheckedSheet['guessed']>;

function EncodingQuestion({ guessed, check }: { guessed: Guess; check: SheetCheck }) {
  const t = useTranslations('sheets.questions');
  const others = TEXT_ENCODINGS.filter((encoding) => encoding !== guessed.encoding);
  const option = (key: 'yes' | 'other', value: (typeof TEXT_ENCODINGS)[number]) => ({
    value,
    label: t(key, { encoding: t(`encodings.${value}`) }),
  });
  return (
    <SelectField
      name="encoding"
      label={t('encoding', { sample: guessed.sample.join(' · ') })}
      placeholder={t('choose')}
      value={check.isEncodingOpen ? '' : guessed.encoding}
      options={[option('yes', guessed.encoding), ...others.map((encoding) => option('other', encoding))]}
      onChange={({ target }) => {
        const chosenEncoding = TEXT_ENCODINGS.find((encoding) => encoding === target.value);
        if (chosenEncoding) check.readAs(chosenEncoding);
      }}
    />
  );
}

function HiddenQuestion({ choices: { hiddenOrders, hidden, chooseHidden } }: { choices: SheetChoices }) {
  const t = useTranslations('sheets.questions');
  const rows = hiddenOrders.flatMap(({ hiddenRows }) => hiddenRows);
  const listedRows = rows.length > MAX_LISTED_ROWS ? [...rows.slice(0, MAX_LISTED_ROWS), '…'] : rows;
  return (
    <SelectField
      name="hidden"
      label={t('hidden', { count: rows.length, rows: listedRows.join(', ') })}
      placeholder={t('choose')}
      value={hidden ?? ''}
      options={HIDDEN_CHOICES.map((value) => ({ value, label: t(value === 'place' ? 'hiddenPlace' : 'hiddenSkip') }))}
      onChange={({ target }) => {
        const hiddenChoice = HIDDEN_CHOICES.find((choice) => choice === target.value);
        if (hiddenChoice) chooseHidden(hiddenChoice);
      }}
    />
  );
}

function UsedQuestion({ order, choices, prefix }: { order: SheetOrder; choices: SheetChoices; prefix: Prefix }) {
  const t = useTranslations('sheets.questions');
  const locale = useLocale();
  const { tradeNo, placedAt } = order.earlier!;
  const { timeZone } = MARKETS[marketOf(prefix).country];
  const time = formatInstantDay(new Date(placedAt), locale, timeZone);
  const label = t('earlier', { reference: order.reference, number: tradeNo, time });
  return <EarlierQuestion label={label} orders={[order]} choices={choices} />;
}

/**
 * Asks the sender what to do with orders whose shop order number was used before. An order that was handed over cannot
 * be replaced.
 */
function EarlierQuestion({
  label,
  orders,
  choices,
}: {
  label: string;
  orders: readonly SheetOrder[];
  choices: SheetChoices;
}) {
  const t = useTranslations('sheets.questions');
  const canReplace = orders.every(({ earlier }) => earlier?.canReplace);
  const givenIds = new Set(orders.map(({ orderKey }) => choices.earlier.get(orderKey)));
  const [same] = givenIds.size === 1 ? givenIds : [];
  const labels = { replace: t('replace'), again: t('again'), skip: t('skip') };
  const options: EarlierChoice[] = EARLIER_CHOICES.filter((choice) => choice !== 'replace' || canReplace);
  return (
    <SelectField
      name={`earlier-${orders.length > 1 ? 'all' : orders[0]!.orderKey}`}
      label={label}
      placeholder={t('choose')}
      value={same ?? ''}
      options={options.map((value) => ({ value, label: labels[value] }))}
      onChange={({ target }) => {
        const option = options.find((choice) => choice === target.value);
        if (option) choices.chooseEarlier(orders, option);
      }}
    />
  );
}
