'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { ScrollBox } from '@/components/ui/layout/scroll-box';
import { Table } from '@/components/ui/content/table';
import type { Money } from '@/lib/billing/money';
import { sumOfOrders } from '@/lib/billing/order-totals';
import type { CheckedSheet, SheetMistake, SheetOrder } from '@/lib/contract/orders/sheets';
import { formatMoney, roundApproximateMoney } from '@/lib/i18n/format/format-money';
import type { Prefix } from '@/lib/market/prefix';
import { EditedCell, EditedCells } from './edited-cells.island';
import { HandOvers } from './hand-overs.island';
import { OrderPreview } from './order-preview.island';
import { PlaceOrders } from './place-orders.island';
import { PlacedOrders } from './placed-orders.island';
import { SheetQuestions } from './sheet-questions.island';
import styles from './sheets.module.css';
import { ShopOrders } from './shop-orders.island';
import { useSheetChoices } from './use-sheet-choices';
import { usePlaceSheetOrders } from './use-place-sheet-orders';
import type { SheetCheck } from './use-sheet-check';

/** Maximum number of mistakes shown. The returned file has the others. */
const MAX_SHOWN_MISTAKES = 100;

/** Maximum number of unknown columns named. A file may have two hundred. */
const MAX_NAMED_COLUMNS = 10;

export interface SheetFindingsProps {
  sheet: CheckedSheet;
  check: SheetCheck;
  prefix: Prefix;
  /** Called when the sheet has no mistakes, and every order is placed, refused or left out. */
  onDone: () => void;
}

/** Shows the result of the check: orders that can be placed with their price, and mistakes to correct. */
export function SheetFindings({ sheet, check, prefix, onDone }: SheetFindingsProps) {
  const choices = useSheetChoices(sheet.orders);
  const placing = usePlaceSheetOrders(sheet.orders, choices);
  const { waiting, placed, settled, busy } = placing;
  const isDone = settled && waiting.length === 0;
  const isAsked = choices.areOpen || check.isEncodingOpen;
  const isWhole = sheet.mistakes.length === 0;
  useEffect(() => {
    if (isDone && isWhole) onDone();
  }, [isDone, isWhole, onDone]);
  const { shop } = sheet;
  if (shop?.isOpen) return <ShopOrders shop={shop} check={check} />;
  const foundText = (
    <>
      {sheet.mistakes.length > 0 && <SheetMistakes sheet={sheet} check={check} />}
      <section className={styles.part}>
        <GoodOrders sheet={sheet} waiting={waiting} />
        {waiting.length > 0 && !busy && <OrderPreview orders={waiting} hasWeights={Boolean(shop)} />}
        {placed.length === 0 && <HandOvers handOvers={sheet.handOvers} orders={waiting} />}
        {!isDone && <SheetQuestions sheet={sheet} check={check} choices={choices} prefix={prefix} />}
        {waiting.length > 0 && !isAsked && <PlaceOrders placing={placing} prefix={prefix} />}
        {settled && (
          <PlacedOrders
            placing={placing}
            handOvers={sheet.handOvers}
            hasNoMistakes={isWhole}
            prefix={prefix}
            onAnother={check.reset}
          />
        )}
      </section>
    </>
  );
  if (!shop) return foundText;
  return (
    <>
      {placed.length === 0 && <ShopOrders shop={shop} check={check} />}
      <EditedCells check={check}>{foundText}</EditedCells>
    </>
  );
}

function GoodOrders({
  sheet: { orders, mistakes, unknownColumns, sheet },
  waiting,
}: {
  sheet: CheckedSheet;
  waiting: SheetOrder[];
}) {
  const t = useTranslations('sheets.found');
  const locale = useLocale();
  const before = orders.filter(({ placed }) => placed).length;
  const parcels = waiting.reduce((sum, order) => sum + order.parcels, 0);
  const { totals, about } = sumOfOrders(waiting);
  const joined = (amounts: readonly Money[]) => amounts.map((amount) => formatMoney(amount, locale)).join(' + ');
  const price = {
    total: joined(totals),
    hasOwn: about.length > 0 ? 'yes' : 'no',
    own: joined(about.map(roundApproximateMoney)),
  };
  const names =
    unknownColumns.length > MAX_NAMED_COLUMNS ? [...unknownColumns.slice(0, MAX_NAMED_COLUMNS), '…'] : unknownColumns;
  return (
    <>
      {waiting.length > 0 && <h2>{t('good', { orders: waiting.length })}</h2>}
      {orders.length === 0 && mistakes.length === 0 && <h2>{t('none')}</h2>}
      {waiting.length > 0 && <p>{t('parcels', { parcels, ...price })}</p>}
      {before > 0 && <Notice>{t('before', { orders: before })}</Notice>}
      {sheet !== '' && <p>{t('sheet', { name: sheet })}</p>}
      {unknownColumns.length > 0 && <Notice tone="warn">{t('unknown', { names: names.join(' · ') })}</Notice>}
    </>
  );
}

function SheetMistakes({ sheet: { orders, mistakes, shop }, check }: { sheet: CheckedSheet; check: SheetCheck }) {
  const t = useTranslations('sheets.found');
  const columns = [
    { key: 'row', header: t('row') },
    { key: 'column', header: t('column') },
    { key: 'value', header: t('value') },
    { key: 'problem', header: t('problem'), prose: true },
  ];
  const shownMistakes = mistakes.slice(0, MAX_SHOWN_MISTAKES);
  const more = mistakes.length - MAX_SHOWN_MISTAKES;
  return (
    <section className={styles.part}>
      <div role="status">
        <h2>{t('mistakes', { count: mistakes.length })}</h2>
      </div>
      <p>{t('mistakesLead', { hasOrders: orders.length > 0 ? 'yes' : 'no' })}</p>
      <ScrollBox label={t('problem')} rows={shownMistakes.length}>
        <Table
          caption={t('mistakes', { count: mistakes.length })}
          hideCaption
          columns={columns}
          rows={shownMistakes.map((mistake, index) => ({
            key: String(index),
            cells: { ...cellsOf(mistake, t('blank'), Boolean(shop)), row: t('rowNumber', { row: mistake.row }) },
          }))}
        />
      </ScrollBox>
      {more > 0 && <p>{t('more', { count: more })}</p>}
      <Button icon="download" loading={check.busy === 'correct'} onClick={check.correct}>
        {t('correct')}
      </Button>
    </section>
  );
}

function cellsOf({ row, column, columnId, value, message, hint }: SheetMistake, blank: string, isEdited: boolean) {
  const shownValue = value === '' ? <span className={styles.hint}>{blank}</span> : <bdi>{value}</bdi>;
  return {
    column: <bdi>{column}</bdi>,
    value: isEdited && columnId ? <EditedCell row={row} column={columnId} value={value} label={column} /> : shownValue,
    problem: hint === '' ? message : `${message} ${hint}`,
  };
}
