'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Table } from '@/components/ui/table';
import { add, type Money } from '@/lib/billing/money';
import type { CheckedSheet, SheetMistake, SheetOrder } from '@/lib/contract/sheets';
import { formatMoney } from '@/lib/i18n/format-money';
import type { Prefix } from '@/lib/market/prefix';
import { PlaceOrders } from '@/components/sending/sheets/place-orders.island';
import { PlacedOrders } from '@/components/sending/sheets/placed-orders.island';
import styles from '../sending/sheets/sheets.module.css';
import { usePlacing } from './use-placing';
import type { SheetCheck } from './use-sheet-check';

/** Mistakes that are shown; the others are in the file. */
const SHOWN = 100;

interface FoundProps {
  sheet: CheckedSheet;
  check: SheetCheck;
  prefix: Prefix;
}

/** What the check found: orders that can be placed with their price, and mistakes to mend. */
export function FoundInSheet({ sheet, check, prefix }: FoundProps) {
  const placing = usePlacing(sheet.orders);
  return (
    <>
      {sheet.mistakes.length > 0 && <Mistakes sheet={sheet} check={check} />}
      <section className={styles.part}>
        <GoodOrders sheet={sheet} waiting={placing.waiting} />
        {placing.waiting.length > 0 && <PlaceOrders placing={placing} prefix={prefix} />}
        {placing.settled && <PlacedOrders placing={placing} prefix={prefix} onAnother={check.reset} />}
      </section>
    </>
  );
}

/** One amount a currency. */
function totalOf(orders: readonly SheetOrder[]): Money[] {
  const sums = new Map<string, Money>();
  for (const amount of orders.flatMap(({ totals }) => totals)) {
    const sum = sums.get(amount.currency);
    sums.set(amount.currency, sum ? add(sum, amount) : amount);
  }
  return [...sums.values()];
}

function GoodOrders({ sheet: { orders, unknownColumns }, waiting }: { sheet: CheckedSheet; waiting: SheetOrder[] }) {
  const t = useTranslations('sheets.found');
  const locale = useLocale();
  const before = orders.filter(({ placed }) => placed).length;
  const parcels = waiting.reduce((sum, order) => sum + order.parcels, 0);
  const total = totalOf(waiting)
    .map((amount) => formatMoney(amount, locale))
    .join(' + ');
  return (
    <>
      {waiting.length > 0 && <h2>{t('good', { orders: waiting.length })}</h2>}
      {orders.length === 0 && <h2>{t('none')}</h2>}
      {waiting.length > 0 && <p>{t('parcels', { parcels, total })}</p>}
      {before > 0 && <Notice>{t('before', { orders: before })}</Notice>}
      {unknownColumns.length > 0 && <Notice tone="warn">{t('unknown', { names: unknownColumns.join(' · ') })}</Notice>}
    </>
  );
}

function Mistakes({ sheet: { mistakes }, check }: { sheet: CheckedSheet; check: SheetCheck }) {
  const t = useTranslations('sheets.found');
  const columns = [
    { key: 'row', header: t('row') },
    { key: 'column', header: t('column') },
    { key: 'value', header: t('value') },
    { key: 'problem', header: t('problem'), prose: true },
  ];
  const more = mistakes.length - SHOWN;
  return (
    <section className={styles.part}>
      <div role="status">
        <h2>{t('mistakes', { count: mistakes.length })}</h2>
      </div>
      <p>{t('mistakesLead')}</p>
      <Table
        caption={t('mistakes', { count: mistakes.length })}
        hideCaption
        columns={columns}
        rows={mistakes.slice(0, SHOWN).map((mistake, at) => ({
          key: String(at),
          cells: { ...cellsOf(mistake, t('blank')), row: t('rowNumber', { row: mistake.row }) },
        }))}
      />
      {more > 0 && <p>{t('more', { count: more })}</p>}
      <Button icon="download" loading={check.busy === 'mend'} onClick={() => void check.mend()}>
        {t('mend')}
      </Button>
    </section>
  );
}

function cellsOf({ column, value, message, hint }: SheetMistake, blank: string) {
  return {
    column: <bdi>{column}</bdi>,
    value: value === '' ? <span className={styles.hint}>{blank}</span> : <bdi>{value}</bdi>,
    problem: hint === '' ? message : `${message} ${hint}`,
  };
}
