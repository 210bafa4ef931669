import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { GoodsQuestion } from './goods-question';

export interface GoodsFormProps {
  /** Address of the page itself: the question is in its query, so that it can be shared. */
  action: string;
  question: GoodsQuestion;
  destinations: readonly SelectOption[];
}

export function GoodsForm({ action, question, destinations }: GoodsFormProps) {
  const t = useTranslations('goods.form');
  return (
    <form method="get" action={action} aria-labelledby="check">
      <FormGrid>
        <TextField
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          defaultValue={question.name}
          error={question.error}
          required
          autoComplete="off"
        />
        <Half>
          <SelectField name="to" label={t('to')} defaultValue={question.to} options={destinations} />
        </Half>
        <Button type="submit" variant="primary" size="large" icon="search" block>
          {t('submit')}
        </Button>
      </FormGrid>
    </form>
  );
}
