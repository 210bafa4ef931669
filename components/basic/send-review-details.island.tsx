'use client';

import { ReviewDetails } from '@/components/ship/review-details.island';
import { ReviewParcels } from '@/components/ship/review-parcels.island';
import type { ShipData } from '@/components/ship/ship-data';
import { ShipDataProvider } from '@/components/ship/ship-data.island';
import type { Draft } from '@/lib/client/ship/draft';
import { currencyOf } from '@/lib/client/ship/steps';

/** The parcels and how they travel, as the wizard's last step shows them. */
export function SendReviewDetails({ data, draft }: { data: ShipData; draft: Draft }) {
  return (
    <ShipDataProvider data={data}>
      <ReviewParcels parcels={draft.values.parcels} currency={currencyOf(draft)} />
      <ReviewDetails draft={draft} />
    </ShipDataProvider>
  );
}
