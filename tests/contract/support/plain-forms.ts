import { createSessionCookie } from '@/lib/server/web/forms/form-session';
import type { JourneyCall } from './journey/journey';
import { insertFormDraft } from './hostile/owned-records';
import type { Person } from './people';
import type { World } from './world';

/** Sends a form as a browser without scripts does. Returns the id in the address of the next page. */
export async function sendPlainForm({ origin }: World, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ prefix: 'gh-en', ...fields });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${origin}/api/form/feedback`, { method: 'POST', redirect: 'manual', headers, body });
  return response.headers.get('location')!.split('/').at(-1)!;
}

/** Makes the calls of the pages without scripts for a person: reads a form's session and a stored draft. */
export async function walkPlainForms({ services }: World, go: JourneyCall, { userId, token }: Person): Promise<void> {
  const [, session] = /=([^;]*)/.exec(await createSessionCookie(services, token, false))!;
  await go('readFormSession', { session });
  await go('readFormDraft', { key: await insertFormDraft(services.db, userId) }, token);
}
