import { useState } from 'react';
import { api } from '@/lib/client/api';
import { saveFile } from '@/lib/client/download-file';
import { fileContent } from '@/lib/client/sheets/file-content';
import type { CheckedSheet } from '@/lib/contract/sheets';

/** Milliseconds: a sheet comes over a slow line, and a thousand orders are priced. */
export const SHEET_TIMEOUT = 60_000;

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface SheetCheck {
  busy: 'check' | 'mend' | null;
  sheet: CheckedSheet | null;
  failure: unknown;
  check: (file: File) => Promise<void>;
  /** Saves the sheet with its mistakes. */
  mend: () => Promise<void>;
  reset: () => void;
}

/** The sheet that was chosen, and what was found in it. */
export function useSheetCheck(): SheetCheck {
  const [busy, setBusy] = useState<SheetCheck['busy']>(null);
  const [checked, setChecked] = useState<{ sheet: CheckedSheet; content: string } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function run(kind: 'check' | 'mend', work: () => Promise<void>) {
    if (busy) return;
    setBusy(kind);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  }

  const options = { quiet: true, timeout: SHEET_TIMEOUT };
  return {
    busy,
    sheet: checked?.sheet ?? null,
    failure,
    check: (file) =>
      run('check', async () => {
        const content = await fileContent(file);
        setChecked({ sheet: await api('checkSheet', { content }, options), content });
      }),
    mend: () =>
      run('mend', async () => {
        if (!checked) return;
        const { format } = checked.sheet;
        // A call that answers a file answers its bytes here.
        const file = (await api('mendSheet', { content: checked.content }, options)) as unknown as Blob;
        saveFile(`parcels.${format}`, TYPES[format], file);
      }),
    reset: () => setChecked(null),
  };
}
