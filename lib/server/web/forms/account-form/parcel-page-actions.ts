import 'server-only';
import { FORM_TOKEN_FIELD } from '@/lib/contract/accounts/account-form';
import { paths } from '@/lib/routing/paths';
import type { FormRedirect } from '../handle-plain-form';
import { passedLinkQuery } from '../passed-link';
import type { AccountActions, FormSubmission } from './login-actions';

async function cancelOrder({ posted, call }: FormSubmission): Promise<FormRedirect> {
  const { id } = await call('cancelOrder', { id: posted.fields.get('id') ?? '' });
  return { location: paths.basicParcel(posted.prefix, id) };
}

/**
 * Creates the link with which the receiver gives the details of the order. Redirects to the order's page, which shows
 * it.
 */
async function createReceiverLink({ posted: { fields, prefix }, call }: FormSubmission): Promise<FormRedirect> {
  const id = fields.get('id') ?? '';
  const { url } = await call('createReceiverLink', { id });
  return { location: paths.basicParcel(prefix, id, passedLinkQuery(fields.get(FORM_TOKEN_FIELD) ?? '', id, url)) };
}

/** Redirects to the parcel's page, which has the form for the new receiver. */
async function sendOn({ posted: { fields, prefix }, call }: FormSubmission): Promise<FormRedirect> {
  const { token } = await call('openSendOn', { id: fields.get('id') ?? '', waybillNo: fields.get('waybillNo') ?? '' });
  return { location: `${paths.parcel(prefix, token)}#send-on` };
}

export const PARCEL_PAGE_ACTIONS = {
  cancel: cancelOrder,
  link: createReceiverLink,
  sendOn,
} satisfies Partial<AccountActions>;
