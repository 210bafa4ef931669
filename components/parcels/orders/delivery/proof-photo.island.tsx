'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { WaybillText } from '@/components/ui/content/figures';
import { Fold } from '@/components/ui/content/fold';
import { fetchFile } from '@/lib/client/api/api';
import type { ProofView } from '@/lib/contract/parcels/proofs';
import { LoadedPhoto } from './loaded-photo.island';

interface ProofPhotoProps {
  waybillNo: string;
  /** Given for the photo of a failed attempt. */
  attemptAt?: string;
  photo: NonNullable<ProofView['photo']>;
  /** True if the title names the parcel. */
  named?: boolean;
}

/** Shows the photo of a delivery or of a failed attempt, loaded when its fold opens. */
export function ProofPhoto({ waybillNo, attemptAt, photo, named }: ProofPhotoProps) {
  const t = useTranslations('parcel.proof');
  const [isOpen, setIsOpen] = useState(false);
  const load = (signal: AbortSignal) =>
    attemptAt
      ? fetchFile('viewAttempt', { waybillNo, attemptAt }, { quiet: true, signal })
      : fetchFile('viewProof', { waybillNo }, { quiet: true, signal });
  return (
    <Fold
      title={
        named ? (
          <>
            {t('photo')} <WaybillText number={waybillNo} />
          </>
        ) : (
          t(attemptAt ? 'attempt.photo' : 'photo')
        )
      }
      onToggle={() => setIsOpen(true)}
    >
      {isOpen && (
        <LoadedPhoto
          name={waybillNo + (attemptAt ?? '')}
          load={load}
          alt={t(attemptAt ? 'attempt.alt' : 'alt')}
          photo={photo}
        />
      )}
    </Fold>
  );
}
