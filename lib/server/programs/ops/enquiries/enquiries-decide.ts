import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { parseAmount } from '@/lib/i18n/format/parse-amount';
import { MAX_CLAIM_REASON_LENGTH, CLAIM_STATES, CLAIM_TRANSITIONS } from '@/lib/orders/claim-policy';
import { decideClaim, type ClaimDecision } from '../../../parcels/claims/decide-claim';
import { EXIT_CODES, requiredOption, UsageError, type Command, type CommandArguments } from '../command';

/** States that an operator can set. */
const STATES = CLAIM_STATES.filter((state) => Object.values(CLAIM_TRANSITIONS).some((next) => next.includes(state)));

/** Returns the decision in the options `state`, `amount` and `reason`. Throws UsageError for an invalid one. */
export function decisionOf(args: CommandArguments): ClaimDecision {
  const stateName = requiredOption(args, 'state').toUpperCase().replaceAll('-', '_');
  const state = STATES.find((each) => each === stateName);
  if (!state) throw new UsageError(`--state must be one of ${STATES.join(', ')}`);
  const { amount, reason = '' } = args.options;
  const amountMinor = amount === undefined ? null : parseAmount(amount, FEE_CURRENCY);
  if (amount !== undefined && !amountMinor) throw new UsageError('--amount must be in CNY, like 250 or 87.50');
  if (reason.length > MAX_CLAIM_REASON_LENGTH)
    throw new UsageError(`--reason must have at most ${MAX_CLAIM_REASON_LENGTH} characters`);
  return { state, amountMinor, reason: reason.trim() };
}

export const enquiriesDecide: Command = {
  name: 'enquiries decide',
  usage: `REFERENCE --state STATE [--amount CNY] [--reason TEXT]`,
  summary:
    'changes the state of a claim; its sender gets a mail and reads the state, the amount and your reason word for word',
  options: ['state', 'amount', 'reason'],
  positionals: 1,
  async run({ config, db, now, out, err }, args) {
    const reference = args.positionals[0]!.trim().toUpperCase();
    const decision = decisionOf(args);
    const refusal = await decideClaim({ config, db, now }, reference, decision);
    if (refusal !== null) {
      err(`${reference}: ${refusal}.`);
      return EXIT_CODES.failed;
    }
    out(`${reference} is ${decision.state}.`);
    return EXIT_CODES.ok;
  },
};
