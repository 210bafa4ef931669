import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { CallFailure } from '@/lib/client/call-failure';
import type { Caller } from '@/lib/calls/call';
import { SAID } from '@/lib/contract/account-form';
import type { ResponseOf } from '@/lib/contract/registry';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { serverCaller } from '@/lib/server/caller';
import { ASKED_CODE, FORM_SESSION } from '@/lib/server/http/form-session';

export type BasicQuery = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** A parameter's first value, or ''. */
export const textOf = (value: string | string[] | undefined): string => [value ?? ''].flat()[0]!;

/** What the visitor's cookies hold; null with a gateway that keeps no sessions for browsers without scripts. */
export async function formSession(choice: MarketChoice): Promise<ResponseOf<'readFormSession'> | null> {
  const jar = await cookies();
  const [session, asked] = [FORM_SESSION, ASKED_CODE].map((name) => jar.get(name)?.value ?? '');
  try {
    return await serverCaller(choice)('readFormSession', { session, asked });
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 404) return null;
    throw failure;
  }
}

interface Asked<Answer> {
  answer: Answer;
  /** What the page's forms carry. */
  formToken: string;
}

/** Asks on behalf of who is logged in without scripts; leads to the login where nobody is, and after it to `page`. */
export async function askAsVisitor<Answer>(
  choice: MarketChoice & { prefix: Prefix },
  ask: (call: Caller) => Promise<Answer>,
  page?: string,
): Promise<Asked<Answer>> {
  const session = await formSession(choice);
  if (!session || session.token === '') redirect(paths.basicLogin(choice.prefix, { next: page }));
  const { token, formToken } = session;
  try {
    return { answer: await ask(serverCaller(choice, { token })), formToken };
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 401)
      redirect(paths.basicLogin(choice.prefix, { [SAID]: 'tokenExpired', next: page }));
    throw failure;
  }
}
