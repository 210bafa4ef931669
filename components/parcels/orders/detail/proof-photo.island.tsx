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
  /** For the photo of a failed attempt. */
  attemptAt?: string;
  photo: NonNullable<ProofView['photo']>;
}

/** Shows the photo of a delivery or of a failed attempt, loaded when its fold opens. Only the owner's session may read it. */
export function ProofPhoto(props: ProofPhotoProps) {
  const t = useTranslations('parcel.proof');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold title={t(props.attemptAt ? 'attempt.photo' : 'photo')} onToggle={() => setIsOpen(true)}>
      {isOpen && <LoadedPhoto {...props} />}
    </Fold>
  );
}

async function loadPhoto({ waybillNo, attemptAt }: ProofPhotoProps, signal: AbortSignal): Promise<string> {
  const options = { quiet: true, signal };
  const file = attemptAt
    ? apiFile('viewAttempt', { waybillNo, attemptAt }, options)
    : apiFile('viewProof', { waybillNo }, options);
  return URL.createObjectURL(await file);
}

function LoadedPhoto(props: ProofPhotoProps) {
  const { waybillNo, attemptAt = '', photo } = props;
  const t = useTranslations('parcel.proof');
  const read = useRead(waybillNo + attemptAt, (_, signal) => loadPhoto(props, signal));
  const address = read.status === 'ready' ? read.data : null;
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  if (address) return <ProofPicture src={address} alt={t(attemptAt ? 'attempt.alt' : 'alt')} photo={photo} />;
  if (read.status !== 'failed') return <Skeleton label={t('loading')} shape="card" lines={3} />;
  return <ReadFailed title={t('failed')} failure={read.failure} retry={read.retry} />;
}
