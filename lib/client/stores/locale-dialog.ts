import { create } from 'zustand';

interface LocaleDialogState {
  open: boolean;
}

/** State of the full-screen choice of country and language (§2). */
export const useLocaleDialog = create<LocaleDialogState>(() => ({ open: false }));

export function openLocaleDialog(): void {
  useLocaleDialog.setState({ open: true });
}

export function closeLocaleDialog(): void {
  useLocaleDialog.setState({ open: false });
}
