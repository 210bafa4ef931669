import { useRef, useState } from 'react';
import { fetchFile } from '@/lib/client/api/api';
import { saveFile } from '@/lib/client/download-file';
import { useAction, type Action } from '@/lib/client/api/use-action';
import type { LabelledOrder } from './open-labels';
import { LABEL_CHUNK_SIZE } from '@/lib/market/limits';

/** Timeout of the calls for sheets and labels. A sheet may be sent slowly, and a thousand orders are priced. */
export const LABELS_TIMEOUT_MS = 60_000;

interface LabelPrinting extends Pick<Action<void>, 'busy' | 'failure'> {
  /** Number of finished labels, and the total. */
  printedCount: number;
  count: number;
  saved: boolean;
  print: Action<void>['run'];
}

const sumOf = (orders: readonly LabelledOrder[]) => orders.reduce((sum, { count }) => sum + count, 0);

/** Splits the orders into parts that one call can print. */
function splitIntoParts(orders: readonly LabelledOrder[]): LabelledOrder[][] {
  const parts: LabelledOrder[][] = [];
  for (const order of orders) {
    const last = parts.at(-1);
    if (last && sumOf(last) + order.count <= LABEL_CHUNK_SIZE) last.push(order);
    else parts.push([order]);
  }
  return parts;
}

/** Prints the labels of many orders in parts and saves them as one PDF. Loaded parts are cached for a retry. */
export function useLabels(orders: readonly LabelledOrder[]): LabelPrinting {
  const parts = useRef(new Map<string, Uint8Array>());
  const [printedCount, setPrintedCount] = useState(0);
  const [saved, setSaved] = useState(false);

  async function loadPart(part: readonly LabelledOrder[]): Promise<Uint8Array> {
    const ids = part.map(({ id }) => id);
    const cachedPart = parts.current.get(ids.join());
    if (cachedPart) return cachedPart;
    const file = await fetchFile('printSheetLabels', { ids }, { quiet: true, timeout: LABELS_TIMEOUT_MS });
    const bytes = new Uint8Array(await file.arrayBuffer());
    parts.current.set(ids.join(), bytes);
    return bytes;
  }

  const { busy, failure, run } = useAction(async () => {
    setSaved(false);
    setPrintedCount(0);
    const printed: Uint8Array[] = [];
    for (const some of splitIntoParts(orders)) {
      printed.push(await loadPart(some));
      setPrintedCount((sum) => sum + sumOf(some));
    }
    const { joinPdfs } = await import('@/lib/client/sheets/join-pdfs');
    saveFile('labels.pdf', 'application/pdf', ...(joinPdfs(printed) as BlobPart[]));
    setSaved(true);
  });

  return { busy, printedCount, count: sumOf(orders), saved, failure, print: run };
}
