'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import type { OrdersData } from './orders-data';

const OrdersDataContext = createContext<OrdersData | null>(null);

export function OrdersDataProvider({ data, children }: { data: OrdersData; children: ReactNode }) {
  return <OrdersDataContext value={data}>{children}</OrdersDataContext>;
}

export function useOrdersData(): OrdersData {
  const data = useContext(OrdersDataContext);
  if (!data) throw new Error('outside OrdersDataProvider');
  return data;
}

/** Returns the dictionary's word for a code. Undefined if it has none, because readers do not understand the code. */
export function useDictionaryWord(): (type: DictionaryType, code: string) => string | undefined {
  const { dictionaries } = useOrdersData();
  return (type, code) => dictionaries[type]?.find((entry) => entry.code === code)?.name;
}
