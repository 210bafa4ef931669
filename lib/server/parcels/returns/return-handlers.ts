import 'server-only';
import type { Services } from '../../platform/context';
import type { EntryHandler } from '../../messaging/queue/entry';
import { wakeSleepers } from '../../messaging/queue/wake';
import { destroyUndecidedReturn, remindOfReturn } from './decide-return';
import { RETURN_DEADLINE, RETURN_REMINDER } from './record-returns';

type ReturnServices = Pick<Services, 'db' | 'now'>;

const handler =
  (scope: ReturnServices, act: (scope: ReturnServices, waybillNo: string) => Promise<boolean>): EntryHandler =>
  async ({ waybill_no }) => {
    if (waybill_no === null || !(await act(scope, waybill_no))) return { result: 'dropped', reason: 'decided' };
    wakeSleepers(scope.db);
    return { result: 'sent' };
  };

/** Returns the outbox handlers for a returned parcel: the reminder on day 7, the destruction on day 11. */
export const returnHandlers = (scope: ReturnServices): Record<string, EntryHandler> => ({
  [RETURN_REMINDER]: handler(scope, remindOfReturn),
  [RETURN_DEADLINE]: handler(scope, destroyUndecidedReturn),
});
