import { useState } from 'react';
import { api } from '@/lib/client/api';
import { downloadFile } from '@/lib/client/download-file';
import type { FileKind } from '@/lib/orders/choices';

export interface PaperDownload {
  /** The paper that is being prepared. */
  busy: FileKind | null;
  /** The last one that was handed to the browser. */
  done: FileKind | null;
  /** What went wrong, and with which paper; it may be tried again. */
  failed: { kind: FileKind; failure: unknown } | null;
  download: (kind: FileKind) => Promise<void>;
}

/** Has an order's papers prepared, and saves them. */
export function usePaper(orderId: string): PaperDownload {
  const [busy, setBusy] = useState<FileKind | null>(null);
  const [done, setDone] = useState<FileKind | null>(null);
  const [failed, setFailed] = useState<PaperDownload['failed']>(null);

  async function download(kind: FileKind) {
    if (busy) return;
    setBusy(kind);
    setDone(null);
    setFailed(null);
    try {
      const { url } = await api('getPdfFileUrl', { id: orderId, kind }, { quiet: true });
      downloadFile(url);
      setDone(kind);
    } catch (failure) {
      setFailed({ kind, failure });
    } finally {
      setBusy(null);
    }
  }

  return { busy, done, failed, download };
}
