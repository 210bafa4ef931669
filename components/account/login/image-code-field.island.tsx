'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/status/spinner';
import { TextField } from '@/components/ui/fields/text-field';
import type { ImageCode } from './use-image-code';
import styles from './image-code-field.module.css';

type ImageCodeInputProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** Renders the image code (§5) with its alternative in words. */
export function ImageCodeField({ code, ...input }: ImageCodeInputProps & { code: ImageCode }) {
  const t = useTranslations('account');
  return (
    <div className={styles.group}>
      <div className={styles.picture}>
        {code.status === 'loading' && <Spinner />}
        {code.status === 'failed' && <p className={styles.failed}>{t('imageCode.failed')}</p>}
        {code.picture && <img src={code.picture} alt={t('imageCode.alt')} width={136} height={48} />}
        <Button variant="quiet" size="small" icon="refresh" onClick={code.refresh}>
          {t('imageCode.refresh')}
        </Button>
      </div>
      <TextField
        {...input}
        label={code.question ?? t('imageCode.label')}
        hint={!code.question && t('imageCode.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        figures
      />
      <Button variant="quiet" size="small" onClick={code.toggle}>
        {code.question ? t('imageCode.asPicture') : t('imageCode.asText')}
      </Button>
    </div>
  );
}
