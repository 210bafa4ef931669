'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type ChangeEvent, type Ref } from 'react';
import { Fold } from '@/components/ui/content/fold';
import { FileField } from '@/components/parts/file-field.island';
import { fetchFile } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { sendClaimPhotos } from '@/lib/client/forms/claim-photos';
import type { Claim } from '@/lib/contract/parcels/claims';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { MAX_CLAIM_PHOTOS, isUndecided } from '@/lib/orders/claim-policy';
import { PROOF_PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import { LoadedPhoto } from '../delivery/loaded-photo.island';
import styles from './claims.module.css';

interface PhotoFieldProps {
  ref?: Ref<HTMLInputElement>;
  id: string;
  /** Number of further photos that the claim accepts. */
  maxPhotos: number;
  error?: string;
  disabled?: boolean;
  /** True if chosen photos are sent at once. */
  hideNames?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Renders the field with which photos are chosen. */
export function PhotoField({ maxPhotos, ...input }: PhotoFieldProps) {
  const t = useTranslations('claim.photos');
  return (
    <FileField
      {...input}
      name="photos"
      accept="image/jpeg,image/png,image/webp"
      multiple={maxPhotos > 1}
      label={t('label')}
      choose={t('choose')}
      none={t('none')}
      hint={t('hint', { count: maxPhotos })}
    />
  );
}

/** Shows the photos of a claim. The sender can add photos until it is decided. */
export function ClaimPhotos({ claim, onOrder }: { claim: Claim; onOrder: (order: OrderView) => void }) {
  const { reference, state, photos = [] } = claim;
  const photosLeft = isUndecided(state) ? MAX_CLAIM_PHOTOS - photos.length : 0;
  return (
    <>
      {photos.length > 0 && <StoredPhotos reference={reference} photos={photos} />}
      {photosLeft > 0 && <MorePhotos reference={reference} maxPhotos={photosLeft} onOrder={onOrder} />}
    </>
  );
}

function StoredPhotos({ reference, photos }: { reference: string; photos: NonNullable<Claim['photos']> }) {
  const t = useTranslations('claim.photos');
  const [isOpen, setIsOpen] = useState(false);
  const storedPhotos = photos.filter((photo) => photo.kept);
  if (storedPhotos.length === 0) return <p>{t('gone', { days: PROOF_PHOTO_DAYS })}</p>;
  return (
    <Fold title={t('title', { count: storedPhotos.length })} onToggle={() => setIsOpen(true)}>
      <div className={styles.claim}>
        {isOpen &&
          storedPhotos.map((photo) => (
            <LoadedPhoto
              key={photo.number}
              name={`${reference}-${photo.number}`}
              load={(signal) =>
                fetchFile('viewClaimPhoto', { reference, number: photo.number }, { quiet: true, signal })
              }
              alt={t('alt', { number: photo.number })}
              photo={photo}
            />
          ))}
      </div>
    </Fold>
  );
}

interface MorePhotosProps {
  reference: string;
  maxPhotos: number;
  onOrder: (order: OrderView) => void;
}

function MorePhotos({ reference, maxPhotos, onOrder }: MorePhotosProps) {
  const t = useTranslations('claim.photos');
  const failureText = useFailureText();
  const field = useRef<HTMLInputElement>(null);
  const [isTooMany, setIsTooMany] = useState(false);
  const { busy, failure, run } = useAction(async (files: readonly File[]) => {
    let last: OrderView | undefined;
    try {
      await sendClaimPhotos(reference, files, (order) => (last = order));
    } finally {
      // An empty field lets the visitor choose the same photo again.
      if (field.current) field.current.value = '';
      if (last) onOrder(last);
    }
  });
  const error = isTooMany ? t('tooMany', { count: maxPhotos }) : failure ? failureText(failure) : undefined;
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    setIsTooMany(files.length > maxPhotos);
    if (files.length > 0 && files.length <= maxPhotos) void run(files);
  }
  return (
    <div>
      <PhotoField
        ref={field}
        id={`photos-${reference}`}
        maxPhotos={maxPhotos}
        disabled={busy}
        hideNames
        onChange={choose}
        {...(error && { error })}
      />
      <p role="status">{busy ? t('sending') : ''}</p>
    </div>
  );
}
