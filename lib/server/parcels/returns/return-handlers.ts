import 'server-only';
import type { Services } from '../../platform/context';
import type { EntryHandler } from '../../messaging/queue/entry';
import { wakeWorkers } from '../../messaging/queue/wake';
import { destroyUndecidedReturn, remindOfReturn } from './decide-return';
import { RETURN_DEADLINE, RETURN_REMINDER } from './record-returns';

type ReturnServices = Pick<Services, 'db' | 'now'>;

const createReturnHandler =
  (scope: ReturnServices, act: (scope: ReturnServices, waybillNo: string) => Promise<boolean>): EntryHandler =>
  async ({ waybill_no }) => {
    if (waybill_no === null || !(await act(scope, waybill_no))) return { result: 'dropped', reason: 'decided' };
    wakeWorkers(scope.db);
    return { result: 'sent' };
  };

/** Returns the outbox handlers for a returned parcel: the reminder on day 7, the destruction on day 11. */
export const returnHandlers = (scope: ReturnServices): Record<string, EntryHandler> => ({
  [RETURN_REMINDER]: createReturnHandler(scope, remindOfReturn),
  [RETURN_DEADLINE]: createReturnHandler(scope, destroyUndecidedReturn),
});
