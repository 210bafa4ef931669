'use client';

import { Button } from '@/components/ui/button';

/** Opens the browser's print dialog. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="quiet" size="small" icon="print" onClick={() => print()}>
      {label}
    </Button>
  );
}
