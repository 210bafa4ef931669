'use client';

import { createPortal } from 'react-dom';
import type { OrderView } from '@/lib/contract/orders';
import { ParcelLabel } from './parcel-label';
import styles from './parcel-labels.module.css';

/** One label for each parcel. They stand outside the page, so that printing can leave the page away. */
export function ParcelLabels({ order, trackAddress }: { order: OrderView; trackAddress: string }) {
  const labels = (
    <div data-labels="" className={styles.sheet} aria-hidden="true">
      {order.parcels.map((_, index) => (
        <ParcelLabel key={index} order={order} index={index} trackAddress={trackAddress} />
      ))}
    </div>
  );
  return createPortal(labels, document.body);
}
