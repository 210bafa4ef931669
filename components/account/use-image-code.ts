import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '@/lib/client/api';
import { randomId } from '@/lib/client/random-id';

export interface ImageCode {
  /** Names the code in the call that answers it. */
  key: string;
  status: 'loading' | 'ready' | 'failed';
  /** Object URL of the picture, or null in words. */
  picture: string | null;
  /** The question in words, or null as a picture. */
  question: string | null;
  refresh: () => void;
  /** Switches between the picture and a question that can be read aloud. */
  toggle: () => void;
}

type Shown = Pick<ImageCode, 'key' | 'status' | 'picture' | 'question'>;

const LOADING: Shown = { key: '', status: 'loading', picture: null, question: null };

/** A code that proves a person is asking: one use, so a new one follows every attempt. */
export function useImageCode(): ImageCode {
  const [format, setFormat] = useState<'image' | 'text'>('image');
  const [shown, setShown] = useState(LOADING);
  const newest = useRef('');

  const load = useCallback(async (wanted: 'image' | 'text') => {
    const key = randomId();
    newest.current = key;
    setShown(LOADING);
    try {
      const file = (await api('getImageVerifyCode', { key, format: wanted }, { quiet: true })) as unknown as Blob;
      const question = wanted === 'text' ? await file.text() : null;
      if (newest.current !== key) return;
      setShown({ key, status: 'ready', question, picture: question ? null : URL.createObjectURL(file) });
    } catch {
      if (newest.current === key) setShown({ ...LOADING, status: 'failed' });
    }
  }, []);

  useEffect(() => {
    const first = setTimeout(() => void load(format));
    return () => clearTimeout(first);
  }, [load, format]);

  useEffect(() => {
    const { picture } = shown;
    return picture ? () => URL.revokeObjectURL(picture) : undefined;
  }, [shown]);

  return {
    ...shown,
    refresh: () => void load(format),
    toggle: () => setFormat(format === 'image' ? 'text' : 'image'),
  };
}
