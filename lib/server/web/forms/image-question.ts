import 'server-only';
import { headers as requestHeaders } from 'next/headers';
import { CALLS } from '@/lib/contract/calls';
import type { MarketChoice } from '@/lib/market/prefix';
import { getConfig } from '../../config';
import { getServices } from '../../services';
import { notedAddress } from '@/lib/server/http/client-address';
import { dispatch } from '@/lib/server/http/dispatch';
import { contextOf } from '@/lib/server/web/api/request-context';

const WITHIN_MS = 4000;

async function askGateway(gateway: string, headers: Headers, address: string, key: string): Promise<string> {
  const target = `${gateway.replace(/\/+$/, '')}${CALLS.getImageVerifyCode.path}?${new URLSearchParams({ key, format: 'text' })}`;
  headers.set('x-forwarded-for', address);
  const answer = await fetch(target, { headers, signal: AbortSignal.timeout(WITHIN_MS) });
  if (!answer.ok) throw new Error(`the gateway answered ${answer.status} for a question`);
  return answer.text();
}

/** The question in words that stands for the picture `key`, for a page that is drawn for this visitor. */
export async function imageQuestion({ language, country }: MarketChoice, key: string): Promise<string> {
  const asked = new Headers({ lang: language, countrycode: country });
  const clientAddress = notedAddress(await requestHeaders());
  const gateway = getConfig().API_BASE_URL;
  if (gateway !== undefined) return askGateway(gateway, asked, clientAddress, key);
  const { ctx } = await contextOf(getServices(), { headers: asked, clientAddress });
  return new TextDecoder().decode(await dispatch('getImageVerifyCode', { key, format: 'text' }, ctx));
}
