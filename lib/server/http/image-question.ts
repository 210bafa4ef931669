import 'server-only';
import { headers as requestHeaders } from 'next/headers';
import type { MarketChoice } from '@/lib/market/prefix';
import { getServices } from '../services';
import { notedAddress } from './client-address';
import { dispatch } from './dispatch';
import { contextOf } from './request-context';

/** The question in words that stands for the picture `key`, for a page that is drawn for this visitor. */
export async function imageQuestion({ language, country }: MarketChoice, key: string): Promise<string> {
  const asked = new Headers({ lang: language, countrycode: country });
  const clientAddress = notedAddress(await requestHeaders());
  const { ctx } = await contextOf(getServices(), { headers: asked, clientAddress });
  return new TextDecoder().decode(await dispatch('getImageVerifyCode', { key, format: 'text' }, ctx));
}
