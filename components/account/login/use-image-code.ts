import { useEffect, useState } from 'react';
import { fetchFile } from '@/lib/client/api/api';
import { randomId } from '@/lib/http/random-id';
import { useRead } from '@/lib/client/api/use-read';

export interface ImageCode {
  /** Identifies the code in the call that sends the solution. */
  key: string;
  status: 'loading' | 'ready' | 'failed';
  /** Object URL of the picture; null while the question is in words. */
  picture: string | null;
  /** Question in words; null while it is a picture. */
  question: string | null;
  refresh: () => void;
  /** Switches between the picture and a question that can be read aloud. */
  toggle: () => void;
}

type Code = Pick<ImageCode, 'key' | 'picture' | 'question'>;

const NO_IMAGE_CODE: Code = { key: '', picture: null, question: null };

async function loadCode(format: string, signal: AbortSignal): Promise<Code> {
  const key = randomId();
  const codeRequest = { key, format: format as 'image' | 'text' };
  const file = await fetchFile('getImageVerifyCode', codeRequest, { quiet: true, signal });
  const question = format === 'text' ? await file.text() : null;
  return { key, question, picture: question ? null : URL.createObjectURL(file) };
}

/** Provides an image code. It is valid for one use, so callers refresh it after every failed attempt. */
export function useImageCode(): ImageCode {
  const [format, setFormat] = useState<'image' | 'text'>('image');
  const codeRead = useRead(format, loadCode);
  const code = codeRead.status === 'ready' ? codeRead.data : NO_IMAGE_CODE;
  const { picture } = code;

  useEffect(() => (picture ? () => URL.revokeObjectURL(picture) : undefined), [picture]);

  return {
    ...code,
    status: codeRead.status === 'idle' ? 'loading' : codeRead.status,
    refresh: codeRead.retry,
    toggle: () => setFormat(format === 'image' ? 'text' : 'image'),
  };
}
