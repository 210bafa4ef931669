import 'server-only';
import { headers as requestHeaders } from 'next/headers';
import { CALLS } from '@/lib/contract/calls';
import type { MarketChoice } from '@/lib/market/prefix';
import { getBackEnd } from '../get-back-end';
import { getConfig } from '../../platform/config';
import { addressFromHeader } from '../api/client-address';

const TIMEOUT_MS = 4000;

async function requestGateway(gateway: string, headers: Headers, address: string, key: string): Promise<string> {
  const target = `${gateway.replace(/\/+$/, '')}${CALLS.getImageVerifyCode.path}?${new URLSearchParams({ key, format: 'text' })}`;
  headers.set('x-forwarded-for', address);
  const response = await fetch(target, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the gateway returned ${response.status} for a question`);
  return response.text();
}

/** Returns the question in words that replaces the picture `key`, for the page of this visitor. */
export async function loadImageQuestion({ language, country }: MarketChoice, key: string): Promise<string> {
  const marketHeaders = new Headers({ lang: language, countrycode: country });
  const clientAddress = addressFromHeader(await requestHeaders());
  const gateway = getConfig().API_BASE_URL;
  if (gateway !== undefined) return requestGateway(gateway, marketHeaders, clientAddress, key);
  const backEnd = await getBackEnd();
  return backEnd.loadImageQuestion(key, { headers: marketHeaders, clientAddress });
}
