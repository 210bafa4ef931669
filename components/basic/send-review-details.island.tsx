'use client';

import { ReviewDetails } from '@/components/sending/wizard/review/review-details.island';
import { ReviewParcels } from '@/components/sending/wizard/review/review-parcels.island';
import type { ShipData } from '@/components/sending/wizard/ship-data';
import { ShipDataProvider } from '@/components/sending/wizard/ship-data.island';
import type { Draft } from '@/lib/drafts/draft';

/** Shows the parcels and how they travel, as the wizard's last step does. */
export function SendReviewDetails({ data, draft }: { data: ShipData; draft: Draft }) {
  return (
    <ShipDataProvider data={data}>
      <ReviewParcels draft={draft} />
      <ReviewDetails draft={draft} />
    </ShipDataProvider>
  );
}
