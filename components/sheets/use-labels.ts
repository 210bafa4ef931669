import { useRef, useState } from 'react';
import { api } from '@/lib/client/api';
import { saveFile } from '@/lib/client/download-file';
import { SHEET_BATCH } from '@/lib/market/limits';
import { SHEET_TIMEOUT } from './use-sheet-check';

export interface LabelledOrder {
  id: string;
  /** Its labels. */
  count: number;
}

interface Labels {
  busy: boolean;
  /** Labels that are made by now, of how many. */
  made: number;
  count: number;
  saved: boolean;
  failure: unknown;
  print: () => Promise<void>;
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
      for (let at = 0; at < orders.length; at += SHEET_BATCH) {
        const some = orders.slice(at, at + SHEET_BATCH);
        printed.push(await partOf(some));
        setMade((sum) => sum + some.reduce((labels, { count }) => labels + count, 0));
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

  return { busy, made, count: orders.reduce((sum, { count }) => sum + count, 0), saved, failure, print };
}
