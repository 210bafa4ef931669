import { useState } from 'react';
import type { CallFailure } from '@/lib/http/call-failure';
import { api, fetchFile } from '@/lib/client/api/api';
import { SHEET_TYPES, saveFile } from '@/lib/client/download-file';
import { useAction } from '@/lib/client/api/use-action';
import { LABELS_TIMEOUT_MS } from '@/lib/client/sheets/use-labels';
import { readFileAsBase64 } from '@/lib/client/sheets/read-file-as-base64';
import type { RequestOf } from '@/lib/contract/registry';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import type { TextEncoding } from '@/lib/text/text-encodings';

export type CellEdit = NonNullable<RequestOf<'checkSheet'>['edits']>[number];

/** Values that the person added to the file. */
export interface SentAdditions {
  fill: Readonly<Record<string, string>>;
  edits: readonly CellEdit[];
}

const NO_ADDITIONS: SentAdditions = { fill: {}, edits: [] };

export interface SheetCheck {
  busy: 'check' | 'correct' | null;
  sheet: CheckedSheet | null;
  failure: CallFailure | null;
  check: (file: File) => void;
  /** Saves the sheet with its mistakes. */
  correct: () => void;
  /** True until the person has confirmed the guessed encoding. */
  isEncodingOpen: boolean;
  /** Accepts the guessed encoding, or checks the file again in another one. */
  readAs: (encoding: TextEncoding) => void;
  /** Values that were added for the shown result. */
  additions: SentAdditions;
  /** Checks the file again with these values instead of the earlier ones. */
  add: (additions: Partial<SentAdditions>) => void;
  reset: () => void;
}

interface CheckedUpload {
  sheet: CheckedSheet;
  content: string;
  /** Encoding that the person chose. */
  encoding?: TextEncoding;
  additions: SentAdditions;
}

/** Returns the request of the calls for the file. */
const requestOf = ({ content, encoding, additions: { fill, edits } }: Omit<CheckedUpload, 'sheet'>) => ({
  content,
  fill,
  edits: [...edits],
  ...(encoding && { encoding }),
});

/** Checks a chosen sheet, stores the result, and saves the sheet with its mistakes as a file. */
export function useSheetCheck(): SheetCheck {
  const [checked, setChecked] = useState<CheckedUpload | null>(null);
  const options = { quiet: true, timeout: LABELS_TIMEOUT_MS };

  async function check(input: Omit<CheckedUpload, 'sheet'>) {
    setChecked({ sheet: await api('checkSheet', requestOf(input), options), ...input });
  }

  async function correct() {
    if (!checked) return;
    const { format } = checked.sheet;
    const file = await fetchFile('correctSheet', requestOf(checked), options);
    saveFile(`parcels.${format}`, SHEET_TYPES[format], file);
  }

  const { busy, input, failure, run } = useAction(async (request: File | 'correct' | TextEncoding | SentAdditions) => {
    if (request === 'correct') return correct();
    if (request instanceof File) return check({ content: await readFileAsBase64(request), additions: NO_ADDITIONS });
    if (!checked) return;
    const { sheet: _, ...rest } = checked;
    return check(typeof request === 'string' ? { ...rest, encoding: request } : { ...rest, additions: request });
  });

  function readAs(encoding: TextEncoding) {
    if (checked && checked.sheet.guessed?.encoding === encoding) setChecked({ ...checked, encoding });
    else void run(encoding);
  }

  return {
    busy: !busy ? null : input === 'correct' ? 'correct' : 'check',
    sheet: checked?.sheet ?? null,
    failure,
    check: (file) => void run(file),
    correct: () => void run('correct'),
    isEncodingOpen: Boolean(checked?.sheet.guessed && checked.sheet.guessed.encoding !== checked.encoding),
    readAs,
    additions: checked?.additions ?? NO_ADDITIONS,
    add: (added) => void run({ ...(checked?.additions ?? NO_ADDITIONS), ...added }),
    reset: () => setChecked(null),
  };
}
