import 'server-only';
import type { Context as HonoContext } from 'hono';
import { PREFIX_FIELD } from '@/lib/contract/enquiry-forms';
import { isParcelAct, type ParcelAct } from '@/lib/contract/parcel-form';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../context';
import { ApiError } from '../errors';
import { translate } from '../server-texts';
import { asApiError, failureAnswer } from './answer';
import { notedAddress } from './client-address';
import { dispatch } from './dispatch';
import { readForm } from './read-form';
import { contextOf } from './request-context';
import { isSameOrigin } from './same-origin';
import { SECURITY_HEADERS } from './security-headers';
import { refusedEnd, submitParcelForm, type ParcelFormEnd } from './submit-parcel-form';

const SAID = 'said';

function actOf(fields: URLSearchParams): ParcelAct {
  const act = fields.get('act') ?? '';
  if (!isParcelAct(act)) throw new ApiError('malformed');
  return act;
}

/**
 * A choice of the receiver, sent by a plain form of the parcel's page. The token in it is what another site's form would
 * have to know, beside the check of its origin. The browser is led back to the page, which says how it ended.
 */
export async function answerParcelForm(services: Services, c: HonoContext): Promise<Response> {
  const { headers } = c.req.raw;
  let choice = { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
  let refused: (error: ApiError) => ParcelFormEnd | null = () => null;
  const lead = ({ token, said, sent }: ParcelFormEnd) => {
    const query = new URLSearchParams({ ...(said && { [SAID]: said }), ...sent }).toString();
    const page = paths.parcel(formatPrefix(choice), token);
    const location = query === '' ? page : `${page}?${query}#${SAID}`;
    return c.body(null, 303, { ...SECURITY_HEADERS, location });
  };
  try {
    if (!isSameOrigin(headers)) throw new ApiError('forbidden');
    const posted = await readForm(c.req.raw, PREFIX_FIELD);
    const { fields } = posted;
    choice = posted.choice;
    const act = actOf(fields);
    refused = (error) => refusedEnd(error, act, fields);
    const asked = new Headers({ lang: choice.language, countrycode: choice.country });
    const { ctx } = await contextOf(services, { headers: asked, clientAddress: notedAddress(headers) });
    return lead(await submitParcelForm((name, input) => dispatch(name, input, ctx), act, fields));
  } catch (failure) {
    const end = refused(asApiError(failure));
    if (end) return lead(end);
    const answer = failureAnswer(failure, choice.language);
    if (answer.status >= 500) services.log.error({ err: failure }, 'parcel form failed');
    const text = [answer.body.message, '', translate(choice.language, 'survey.goBack'), ''].join('\n');
    return c.text(text, answer.status, { ...SECURITY_HEADERS, ...answer.headers });
  }
}
