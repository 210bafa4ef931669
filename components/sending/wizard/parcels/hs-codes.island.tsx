'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import type { HsSuggestion } from '@/lib/contract/orders/hs-codes';
import type { DraftForm } from '../drafts/use-draft-form';

interface HsCodeMatches {
  /** Names for which the codes were requested. Suggestions for other names are not shown. */
  names: string;
  suggestions: readonly HsSuggestion[];
}

/** Offers HS codes for the goods of a parcel. A chosen one is written into the parcel's field. */
export function HsCodes({ draftForm: { form }, index }: { draftForm: DraftForm; index: number }) {
  const t = useTranslations('ship.hsCodes');
  const failureText = useFailureText();
  const path = `parcels.${index}.hsCode` as const;
  const [goodsNameEn, goodsNameCn, hsCode] = useWatch({
    control: form.control,
    name: [`parcels.${index}.goodsNameEn`, `parcels.${index}.goodsNameCn`, path],
  });
  const names = JSON.stringify([goodsNameEn, goodsNameCn]);
  const [matches, setMatches] = useState<HsCodeMatches | null>(null);
  const { run, busy, failure } = useAction(async () => {
    const { suggestions } = await api('suggestHsCodes', { goodsNameEn, goodsNameCn }, { quiet: true });
    setMatches({ names, suggestions });
  });
  if (`${goodsNameEn}${goodsNameCn}`.trim() === '' || failure?.status === 404) return null;
  const suggestions = matches?.names === names ? matches.suggestions : null;
  function choose(code: string) {
    form.setValue(path, code, { shouldDirty: true });
    form.clearErrors(path);
  }
  return (
    <>
      <div>
        <Button size="small" icon="search" loading={busy} onClick={() => void run()}>
          {t('suggest')}
        </Button>
      </div>
      <p role="status">
        {failure ? failureText(failure) : suggestions && t(suggestions.length > 0 ? 'found' : 'none')}
      </p>
      {suggestions && suggestions.length > 0 && (
        <RadioCards
          compact
          name={`hs-codes-${index}`}
          legend={t('suggest')}
          value={hsCode}
          onChange={(event) => choose(event.currentTarget.value)}
          options={suggestions.map(({ code, name }) => ({
            value: code,
            label: name,
            description: <bdi>{code}</bdi>,
          }))}
        />
      )}
    </>
  );
}
