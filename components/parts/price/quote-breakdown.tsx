import { useLocale, useTranslations } from 'next-intl';
import { AmountText } from '@/components/ui/content/figures';
import { OwnMoney, OwnRateNote } from '@/components/parts/facts/own-money';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Fold } from '@/components/ui/content/fold';
import { MIN_CHARGEABLE_KG, VOLUMETRIC_DIVISOR } from '@/lib/billing/constants';
import type { Money } from '@/lib/billing/money';
import { sumInMarketCurrency, type MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { QuoteLineView, QuoteView } from '@/lib/contract/quotes/quotes';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { currencyWord, formatMoney } from '@/lib/i18n/format/format-money';
import { ImportCharges } from './import-charges';
import styles from './quote-breakdown.module.css';

interface QuoteBreakdownProps {
  quote: QuoteView;
  rate?: MarketRate | undefined;
  unpaid?: boolean;
  brief?: boolean;
  notes?: string;
  folded?: boolean;
}

/**
 * Renders an itemised quote (§9): the sender's charges, the receiver's possible import charges, and the rule behind
 * each line. `rate`: exchange rate to the market's currency, in which the total is also shown. `unpaid`: text about how
 * the amount will be paid. `brief`: leaves out the total and the import charges, which are beside the quote. `notes`:
 * title of a fold for the exchange rate, the weights and the notes. `folded`: the import charges are in it too.
 */
export function QuoteBreakdown({ quote, rate, unpaid, brief, notes: title, folded }: QuoteBreakdownProps) {
  const t = useTranslations('quote.breakdown');
  const priced = quote.lines.filter(({ amount }) => amount !== null);
  const senders = priced.filter(({ payer }) => payer === 'sender');
  const receivers = priced.filter(({ payer }) => payer === 'receiver');
  // The import charges state the duty that the receiver pays in advance. Older quotes lack them.
  const notes = quote.lines.filter(
    ({ amount, payer }) => amount === null && !(payer === 'receiver' && quote.importCharges),
  );
  const parcels = quote.chargeable.length;
  const rateNote = sumInMarketCurrency(quote.totals, rate) && <OwnRateNote rate={rate} />;
  const charges = !brief && <ImportCharges charges={quote.importCharges} />;
  const list = (
    <>
      {folded && charges}
      {title && rateNote}
      <ChargeableWeight quote={quote} />
      <ul className={styles.notes}>
        {notes.map((line) => (
          <li key={`${line.code}-${line.parcel}`}>
            {t.rich('note', {
              b: (label) => <strong>{label}</strong>,
              label: ownLabel(line, parcels, t),
              reason: line.reason,
            })}
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <div className={styles.breakdown}>
      <BillSection
        title={t('sender')}
        lines={senders}
        parcels={parcels}
        totals={brief ? [] : quote.totals}
        totalLabel={t('total')}
        rate={rate}
        mixed={quote.totals.length > 1}
      />
      {!title && rateNote}
      {unpaid && <p>{t('pay')}</p>}
      {receivers.length > 0 && (
        <BillSection
          title={t('receiver')}
          lines={receivers}
          parcels={parcels}
          totals={quote.receiverTotals}
          totalLabel={t('receiverTotal')}
        />
      )}
      {!folded && charges}
      {title ? <Fold title={title}>{list}</Fold> : list}
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<'quote.breakdown'>>;

/** Returns a line's label. With several parcels, the lines of a parcel name its number. */
function ownLabel({ label, parcel }: QuoteLineView, parcels: number, t: Translate): string {
  return parcel !== null && parcels > 1 ? t('ofParcel', { number: parcel, label }) : label;
}

interface BillProps {
  title: string;
  lines: readonly QuoteLineView[];
  /** Number of parcels in this shipment. */
  parcels: number;
  totals: QuoteView['totals'];
  totalLabel: string;
  rate?: MarketRate | undefined;
  /** True if the total is in two currencies: each line is then in the market's own too. */
  mixed?: boolean;
}

function BillSection({ title, lines, parcels, totals, totalLabel, rate, mixed }: BillProps) {
  const t = useTranslations('quote.breakdown');
  const locale = useLocale();
  const items = lines.map((line, index) => ({
    key: `${line.code}-${index}`,
    term: (
      <Fold plain title={ownLabel(line, parcels, t)}>
        <p className={styles.reason}>{line.reason}</p>
      </Fold>
    ),
    value: line.amount && (
      <>
        <AmountText text={formatMoney(line.amount, locale)} />
        {mixed && <OwnMoney amounts={[line.amount]} rate={rate} />}
      </>
    ),
  }));
  const marketTotal = totals.length > 1 && sumInMarketCurrency(totals, rate);
  const together = marketTotal
    ? [{ key: 'together', term: t('together'), value: <OwnMoney large amounts={totals} rate={rate} />, total: true }]
    : [];
  // Above a total in the market's currency, sums are lines like the others. A sum of a single line is left out.
  const isRepeated = ({ currency }: Money) => lines.filter(({ amount }) => amount?.currency === currency).length === 1;
  const shownTotals = marketTotal ? totals.filter((total) => !isRepeated(total)) : totals;
  const sums = shownTotals.map((total) => ({
    key: total.currency,
    // Currencies are never mixed: each has its own sum.
    term: totals.length > 1 ? `${totalLabel} (${currencyWord(total.currency, locale)})` : totalLabel,
    value: (
      <>
        <AmountText large={!marketTotal} text={formatMoney(total, locale)} />
        {totals.length === 1 && <OwnMoney amounts={totals} rate={rate} />}
      </>
    ),
    total: !marketTotal,
  }));
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <DescriptionList figures items={[...items, ...sums, ...together]} />
    </section>
  );
}

function ChargeableWeight({ quote }: { quote: QuoteView }) {
  const t = useTranslations('quote.breakdown');
  const locale = useLocale();
  const kg = (kilograms: number) => formatMeasure(kilograms, 'kg', locale);
  return (
    <Fold title={t('weights')}>
      <ul className={styles.weights}>
        {quote.chargeable.map(({ actualKg, volumetricKg, chargeableKg }, index) => (
          <li key={index}>
            {t('weight', {
              number: index + 1,
              actual: kg(actualKg),
              volumetric: kg(volumetricKg),
              chargeable: kg(chargeableKg),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.reason}>
        {t('volumeRule', {
          divisor: String(VOLUMETRIC_DIVISOR),
          least: kg(MIN_CHARGEABLE_KG),
        })}
      </p>
    </Fold>
  );
}
