import 'server-only';
import type { Context } from '../../platform/context';
import { describePolicy, type LimitRow } from '../../platform/reference-pages/limit-row';
import type { Policy } from '../../platform/throttle/policies';
import { consumeNetworkAttempt } from '../../platform/throttle/network-attempts';

/** Limit of enquiries from one network, because each one sends a mail to an office. Times in seconds. */
const ENQUIRIES_OF_NETWORK: Policy = {
  name: 'enquiries',
  free: 20,
  waits: [30, 60, 120, 300, 900],
  forgetAfter: 3600,
};

/** Limit of stored forms from one network. Each rejected form is stored for its page until it is corrected. */
const FORMS_OF_NETWORK: Policy = {
  name: 'forms',
  free: 60,
  waits: [5, 15, 60, 300],
  forgetAfter: 3600,
};

const others = 'people behind the same address wait too';

/** Rows of docs/limits.md. */
export const ENQUIRY_ROWS: readonly LimitRow[] = [
  {
    ...describePolicy(ENQUIRIES_OF_NETWORK),
    per: 'network',
    subject: 'enquiries and claims from one network, each a mail to an office',
    guards: 'messages',
    others,
    calls: [
      'saveFranchiseApplication',
      'saveEnterpriseCustomer',
      'saveContactExpert',
      'saveCustomerFeedback',
      'claimCompensation',
    ],
  },
  {
    ...describePolicy(FORMS_OF_NETWORK),
    per: 'network',
    subject: 'enquiry forms sent without scripts from one network',
    guards: 'storage',
    others,
    calls: [],
    forms: ['franchise', 'enterprise', 'expert', 'feedback'],
  },
];

/** Counts an enquiry from the network. Throws `tooManyRequests`. */
export async function limitEnquiries(ctx: Context): Promise<void> {
  await consumeNetworkAttempt(ctx, ENQUIRIES_OF_NETWORK);
}

/** Counts a form from the network. Throws `tooManyRequests`. */
export async function limitForms(ctx: Context): Promise<void> {
  await consumeNetworkAttempt(ctx, FORMS_OF_NETWORK);
}
