'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { api } from '@/lib/client/api/api';
import { loadPageDictionaries } from '@/lib/client/dictionaries';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import type { ShipData } from './ship-data';

const ShipDataContext = createContext<ShipData | null>(null);

/**
 * Loads the data that the page lacks. After a failure the lists are empty. The service still checks and names
 * everything.
 */
function useCompletedData(data: ShipData): ShipData {
  const [added, setAdded] = useState<Partial<ShipData>>({});
  const lacksNames = Object.keys(data.dictionaries).length === 0;
  const lacksRules = data.phoneRules.length === 0;
  useEffect(() => {
    const add = (part: Partial<ShipData>) => setAdded((partsBefore) => ({ ...partsBefore, ...part }));
    if (lacksNames)
      loadPageDictionaries().then(
        (dictionaries) => add({ dictionaries }),
        () => undefined,
      );
    if (lacksRules)
      api('queryPhoneRules', {}, { quiet: true }).then(
        (phoneRules) => add({ phoneRules }),
        () => undefined,
      );
  }, [lacksNames, lacksRules]);
  return { ...data, ...added };
}

export function ShipDataProvider({ data, children }: { data: ShipData; children: ReactNode }) {
  return <ShipDataContext value={useCompletedData(data)}>{children}</ShipDataContext>;
}

export function useShipData(): ShipData {
  const data = useContext(ShipDataContext);
  if (!data) throw new Error('outside ShipDataProvider');
  return data;
}

/** Returns the dictionary's word for a code, or the code itself while the dictionary is missing. */
export function useWord(): (type: DictionaryType, code: string) => string {
  const { dictionaries } = useShipData();
  return (type, code) => dictionaries[type]?.find((entry) => entry.code === code)?.name ?? code;
}
