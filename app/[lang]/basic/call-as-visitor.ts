import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { CallFailure } from '@/lib/http/call-failure';
import type { Caller } from '@/lib/http/call';
import { OUTCOME_PARAM } from '@/lib/contract/accounts/account-form';
import type { ResponseOf } from '@/lib/contract/registry';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { serverCaller } from '@/lib/server/web/caller';
import { CODE_REQUEST_COOKIE, cookieIn, FORM_SESSION } from '@/lib/server/web/forms/form-session';

export type BasicQuery = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** Returns the first value of a parameter, or ''. */
export const firstText = (value: string | string[] | undefined): string => [value ?? ''].flat()[0]!;

/**
 * Returns the session of the visitor's cookies, or null with a gateway that has no sessions for browsers without
 * scripts.
 */
export async function readFormSession(choice: MarketChoice): Promise<ResponseOf<'readFormSession'> | null> {
  const requestHeaders = await headers();
  const [session, codeRequest] = [FORM_SESSION, CODE_REQUEST_COOKIE].map(
    (name) => cookieIn(requestHeaders, name) ?? '',
  );
  try {
    return await serverCaller(choice)('readFormSession', { session, asked: codeRequest });
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 404) return null;
    throw failure;
  }
}

interface VisitorResult<Result> {
  result: Result;
  /** Token that the page's forms send along. */
  formToken: string;
}

/**
 * Calls the API for a visitor who is logged in without scripts. Redirects others to the login, which leads to `page`
 * afterwards.
 */
export async function callAsVisitor<Result>(
  choice: MarketChoice & { prefix: Prefix },
  load: (call: Caller) => Promise<Result>,
  page?: string,
): Promise<VisitorResult<Result>> {
  const session = await readFormSession(choice);
  if (!session || session.token === '') redirect(paths.basicLogin(choice.prefix, { next: page }));
  const { token, formToken } = session;
  try {
    return { result: await load(serverCaller(choice, { token })), formToken };
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 401)
      redirect(paths.basicLogin(choice.prefix, { [OUTCOME_PARAM]: 'tokenExpired', next: page }));
    throw failure;
  }
}
