import 'server-only';
import type { Country } from '@/lib/market/country';
import type { Config } from '../../platform/config';

/**
 * Returns true if a returned parcel of a market may be sent on. Several pieces of an earlier release on one waybill
 * cannot: a domestic order has a waybill for each parcel.
 */
export const mayBeSentOn = (
  { SEND_ON_MARKETS }: Pick<Config, 'SEND_ON_MARKETS'>,
  country: Country,
  pieces: number,
): boolean => pieces === 1 && SEND_ON_MARKETS.includes(country);
