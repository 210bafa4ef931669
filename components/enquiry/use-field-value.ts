import { useSyncExternalStore } from 'react';
import { fieldId } from '@/components/ui/field';

/** What a field that the server drew holds now; `initial` in the server's own page. */
export function useFieldValue(name: string, initial: string): string {
  const control = () => document.getElementById(fieldId(name)) as HTMLInputElement | HTMLSelectElement | null;
  return useSyncExternalStore(
    (changed) => {
      // The form may be drawn anew: whatever stands there listens through the document.
      const listen = ({ target }: Event) => {
        if (target === control()) changed();
      };
      document.addEventListener('input', listen);
      return () => document.removeEventListener('input', listen);
    },
    () => control()?.value ?? initial,
    () => initial,
  );
}
