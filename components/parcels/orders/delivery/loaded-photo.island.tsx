'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ProofPicture } from '@/components/parcels/track/card/proof-facts';
import { ReadFailed } from '@/components/parts/read-failed';
import { Skeleton } from '@/components/ui/status/skeleton';
import { useRead } from '@/lib/client/api/use-read';
import type { ProofView } from '@/lib/contract/parcels/proofs';

interface LoadedPhotoProps {
  /** Identifies the photo. */
  name: string;
  load: (signal: AbortSignal) => Promise<Blob>;
  alt: string;
  photo: Pick<NonNullable<ProofView['photo']>, 'width' | 'height'>;
}

/** Loads a photo and shows it. Only the owner's session may read it. */
export function LoadedPhoto({ name, load, alt, photo }: LoadedPhotoProps) {
  const t = useTranslations('parcel.proof');
  const photoRead = useRead(name, async (_, signal) => URL.createObjectURL(await load(signal)));
  const address = photoRead.status === 'ready' ? photoRead.data : null;
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  if (address) return <ProofPicture src={address} alt={alt} photo={photo} />;
  if (photoRead.status !== 'failed') return <Skeleton label={t('loading')} shape="card" lines={3} />;
  return <ReadFailed title={t('failed')} failure={photoRead.failure} retry={photoRead.retry} />;
}
