import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/layout/card';
import { TextArea } from '@/components/ui/fields/text-area';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import styles from './track-box.module.css';

/** The search as a plain form without scripts (§2). The tracking page reads its fields. */
export function TrackBox({ action, example }: { action: string; example: string }) {
  const t = useTranslations('track');
  return (
    <div data-ground="paper" className={styles.ground}>
      <Card raised>
        <form action={action} method="get" role="search" aria-label={t('page.title')} className={styles.form}>
          <div className={styles.field}>
            <TextArea
              name="no"
              label={t('form.label')}
              hint={t('form.hint', { max: MAX_TRACKED_NUMBERS })}
              placeholder={example}
              rows={2}
              dir="ltr"
              figures
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
          <Button type="submit" variant="primary" size="large" icon="search" block>
            {t('form.submit')}
          </Button>
        </form>
      </Card>
    </div>
  );
}
