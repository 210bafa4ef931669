'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Fold } from '@/components/ui/content/fold';
import { ProofPicture } from '@/components/parcels/track/card/proof-facts';
import { ReadFailed } from '@/components/parts/read-failed';
import { Skeleton } from '@/components/ui/status/skeleton';
import { apiFile } from '@/lib/client/api/api';
import { useRead } from '@/lib/client/api/use-read';
import type { ProofView } from '@/lib/contract/tracking/proofs';

interface ProofPhotoProps {
  waybillNo: string;
  photo: NonNullable<ProofView['photo']>;
}

/** Shows the photo of a delivery, loaded when its fold opens. Only the owner's session may read it. */
export function ProofPhoto(props: ProofPhotoProps) {
  const t = useTranslations('parcel.proof');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold title={t('photo')} onToggle={() => setIsOpen(true)}>
      {isOpen && <LoadedPhoto {...props} />}
    </Fold>
  );
}

async function loadPhoto(waybillNo: string, signal: AbortSignal): Promise<string> {
  return URL.createObjectURL(await apiFile('viewProof', { waybillNo }, { quiet: true, signal }));
}

function LoadedPhoto({ waybillNo, photo }: ProofPhotoProps) {
  const t = useTranslations('parcel.proof');
  const read = useRead(waybillNo, loadPhoto);
  const address = read.status === 'ready' ? read.data : null;
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  if (address) return <ProofPicture src={address} photo={photo} />;
  if (read.status !== 'failed') return <Skeleton label={t('loading')} shape="card" lines={3} />;
  return <ReadFailed title={t('failed')} failure={read.failure} retry={read.retry} />;
}
