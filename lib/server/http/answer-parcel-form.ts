import 'server-only';
import type { Context as HonoContext } from 'hono';
import { isParcelAct } from '@/lib/contract/parcel-form';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../context';
import { ApiError } from '../platform/errors';
import { asApiError } from '@/lib/server/web/api/answer';
import { answerPlainForm, formCalls, type Led } from './plain-form';
import { refusedEnd, submitParcelForm, type ParcelFormEnd } from '@/lib/server/web/forms/submit-parcel-form';

const SAID = 'said';

function ledTo(prefix: Prefix, { token, said, sent }: ParcelFormEnd): Led {
  const query = new URLSearchParams({ ...(said && { [SAID]: said }), ...sent }).toString();
  const page = paths.parcel(prefix, token);
  return { location: query === '' ? page : `${page}?${query}#${SAID}` };
}

/**
 * A choice of the receiver, sent by a plain form of the parcel's page. The token in it is what another site's form would
 * have to know, beside the check of its origin.
 */
export function answerParcelForm(services: Services, c: HonoContext): Promise<Response> {
  return answerPlainForm(services, c, 'parcel', async ({ choice, prefix, fields }, headers) => {
    const act = fields.get('act') ?? '';
    if (!isParcelAct(act)) throw new ApiError('malformed');
    try {
      const { ask } = await formCalls(services, headers, choice);
      return ledTo(prefix, await submitParcelForm(ask, act, fields));
    } catch (failure) {
      const end = refusedEnd(asApiError(failure), act, fields);
      if (!end) throw failure;
      return ledTo(prefix, end);
    }
  });
}
