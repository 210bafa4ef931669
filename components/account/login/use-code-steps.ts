import { useEffect, useState, type FormEvent } from 'react';
import { useAction } from '@/lib/client/api/use-action';

interface CodeStepsSettings {
  form: {
    clearErrors(): void;
    setFocus(name: 'verifyCode'): void;
    setValue(name: 'captcha', value: ''): void;
  };
  /** Sends a code. Resolves with the seconds until the next one, or null if none was sent. */
  onSend: () => Promise<number | null>;
  /** Requests another image code. */
  refresh: () => void;
}

/** Returns the two steps of a form with a code: `requestCode` sends a code to the account, then the code is typed. */
export function useCodeSteps({ form, onSend, refresh }: CodeStepsSettings) {
  /** Seconds from the sending of a code until the next one; null before it is sent. */
  const [wait, setWait] = useState<number | null>(null);
  const sending = useAction(async () => setWait(await onSend()));
  const isSent = wait !== null;
  useEffect(() => {
    if (isSent) form.setFocus('verifyCode');
  }, [isSent, form]);

  function requestCode(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    void sending.run();
  }
  /** Shows the first step again, with a new image code, because the old one was used up. */
  function goBack() {
    form.setValue('captcha', '');
    refresh();
    setWait(null);
  }
  return { wait, sending: sending.busy, requestCode, goBack };
}
