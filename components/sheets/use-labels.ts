import { useRef, useState } from 'react';
import { api } from '@/lib/client/api';
import { saveFile } from '@/lib/client/download-file';
import type { LabelledOrder } from '@/lib/client/sheets/open-labels';
import { SHEET_LABELS } from '@/lib/market/limits';
import { SHEET_TIMEOUT } from './use-sheet-check';

interface Labels {
  busy: boolean;
  /** Labels that are made by now, of how many. */
  made: number;
  count: number;
  saved: boolean;
  failure: unknown;
  print: () => Promise<void>;
}

const sumOf = (orders: readonly LabelledOrder[]) => orders.reduce((sum, { count }) => sum + count, 0);

/** As many orders together as one call prints the labels of. */
function inParts(orders: readonly LabelledOrder[]): LabelledOrder[][] {
  const parts: LabelledOrder[][] = [];
  for (const order of orders) {
    const last = parts.at(-1);
    if (last && sumOf(last) + order.count <= SHEET_LABELS) last.push(order);
    else parts.push([order]);
  }
  return parts;
}

/** Has the labels of many orders made part by part, and saves them as one PDF. Parts that came are kept for the next try. */
export function useLabels(orders: readonly LabelledOrder[]): Labels {
  const parts = useRef(new Map<string, Uint8Array>());
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState(0);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function partOf(some: readonly LabelledOrder[]): Promise<Uint8Array> {
    const ids = some.map(({ id }) => id);
    const known = parts.current.get(ids.join());
    if (known) return known;
    // A call that answers a file answers its bytes here.
    const answer = await api('printSheetLabels', { ids }, { quiet: true, timeout: SHEET_TIMEOUT });
    const bytes = new Uint8Array(await (answer as unknown as Blob).arrayBuffer());
    parts.current.set(ids.join(), bytes);
    return bytes;
  }

  async function print() {
    if (busy) return;
    setBusy(true);
    setSaved(false);
    setFailure(null);
    setMade(0);
    try {
      const printed: Uint8Array[] = [];
      for (const some of inParts(orders)) {
        printed.push(await partOf(some));
        setMade((sum) => sum + sumOf(some));
      }
      const { joinPdfs } = await import('@/lib/client/sheets/join-pdfs');
      saveFile('labels.pdf', 'application/pdf', ...(joinPdfs(printed) as BlobPart[]));
      setSaved(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { busy, made, count: sumOf(orders), saved, failure, print };
}
