import { useSyncExternalStore } from 'react';
import { fieldId } from '@/components/ui/fields/field';

/** Returns the current value of a server-rendered field; `initial` on the server or if the page has no such field. */
export function useFieldValue(name: string, initial: string): string {
  const control = () => document.getElementById(fieldId(name)) as HTMLInputElement | HTMLSelectElement | null;
  return useSyncExternalStore(
    (onChange) => {
      // The form may be rendered again, so the listener is on the document.
      const listen = ({ target }: Event) => {
        if (target === control()) onChange();
      };
      document.addEventListener('input', listen);
      return () => document.removeEventListener('input', listen);
    },
    () => control()?.value ?? initial,
    () => initial,
  );
}
