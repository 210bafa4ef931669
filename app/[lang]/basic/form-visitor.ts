import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { SAID } from '@/lib/contract/account-form';
import { CallFailure } from '@/lib/client/call-failure';
import type { Caller } from '@/lib/client/call';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { serverCaller } from '@/lib/server/caller';
import {
  ASKED_CODE,
  askedIn,
  FORM_SESSION,
  formTokenOf,
  tokenIn,
  type AskedCode,
} from '@/lib/server/http/form-session';
import type { Context } from '@/lib/server/context';
import { contextOf } from '@/lib/server/http/request-context';
import { getServices } from '@/lib/server/services';

export type BasicQuery = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** A parameter's first value, or ''. */
export const textOf = (value: string | string[] | undefined): string => [value ?? ''].flat()[0]!;

export async function askedCode(): Promise<AskedCode | null> {
  return askedIn(getServices(), (await cookies()).get(ASKED_CODE)?.value);
}

export async function formToken(): Promise<string | null> {
  return tokenIn(getServices(), (await cookies()).get(FORM_SESSION)?.value);
}

/** The context of who is logged in without scripts, and what their forms carry; leads to the login, and back to `page` after it. */
export async function visitorContext(
  choice: MarketChoice & { prefix: Prefix },
  page: string,
): Promise<{ ctx: Context; token: string; formToken: string }> {
  const token = await formToken();
  if (token === null) redirect(paths.basicLogin(choice.prefix, { next: page }));
  const headers = new Headers({ lang: choice.language, countrycode: choice.country, token });
  const { ctx, refusal } = await contextOf(getServices(), { headers, clientAddress: '' });
  if (refusal) redirect(paths.basicLogin(choice.prefix, { [SAID]: 'tokenExpired', next: page }));
  return { ctx, token, formToken: await formTokenOf(ctx, token) };
}

const NO_LONGER = new Set([401]);

/** Asks on behalf of who is logged in without scripts; leads to the login where nobody is. `token`: what the page's forms carry. */
export async function askAsVisitor<Answer>(
  choice: MarketChoice & { prefix: Prefix },
  ask: (call: Caller) => Promise<Answer>,
): Promise<{ answer: Answer; formToken: string }> {
  const token = await formToken();
  if (token === null) redirect(paths.basicLogin(choice.prefix));
  try {
    const answer = await ask(serverCaller(choice, { token }));
    return { answer, formToken: await formTokenOf(getServices(), token) };
  } catch (failure) {
    if (failure instanceof CallFailure && NO_LONGER.has(failure.status))
      redirect(paths.basicLogin(choice.prefix, { [SAID]: 'tokenExpired' }));
    throw failure;
  }
}
