import { useState } from 'react';
import type { CallFailure } from '@/lib/calls/call-failure';
import { api, apiFile } from '@/lib/client/api/api';
import { SHEET_TYPES, saveFile } from '@/lib/client/download-file';
import { useAction } from '@/lib/client/api/use-action';
import { SHEET_TIMEOUT } from '@/lib/client/sheets/use-labels';
import { fileContent } from '@/lib/client/sheets/file-content';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import type { TextEncoding } from '@/lib/market/text-encodings';

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
  reset: () => void;
}

interface Checked {
  sheet: CheckedSheet;
  content: string;
  /** Encoding that the person chose. */
  encoding?: TextEncoding;
}

/** Checks the chosen sheet and stores the result. */
export function useSheetCheck(): SheetCheck {
  const [checked, setChecked] = useState<Checked | null>(null);
  const options = { quiet: true, timeout: SHEET_TIMEOUT };

  async function check(input: { content: string; encoding?: TextEncoding }) {
    setChecked({ sheet: await api('checkSheet', input, options), ...input });
  }

  async function correct() {
    if (!checked) return;
    const { content, encoding, sheet } = checked;
    const { format } = sheet;
    const file = await apiFile('correctSheet', { content, ...(encoding && { encoding }) }, options);
    saveFile(`parcels.${format}`, SHEET_TYPES[format], file);
  }

  const { busy, input, failure, run } = useAction(async (request: File | 'correct' | TextEncoding) => {
    if (request === 'correct') return correct();
    if (typeof request !== 'string') return check({ content: await fileContent(request) });
    return checked ? check({ content: checked.content, encoding: request }) : undefined;
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
    reset: () => setChecked(null),
  };
}
