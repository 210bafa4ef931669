import { lang } from 'next/root-params';
import { notFound } from 'next/navigation';
import { parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';

/**
 * Returns the market of the page being rendered. Server components only. An invalid prefix ends in the not-found page.
 */
export async function currentMarket(): Promise<MarketChoice & { prefix: Prefix }> {
  const prefix = (await lang()) ?? '';
  const choice = parsePrefix(prefix);
  if (!choice) notFound();
  return { ...choice, prefix: prefix as Prefix };
}
