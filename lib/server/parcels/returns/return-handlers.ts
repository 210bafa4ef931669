import 'server-only';
import type { Services } from '../../context';
import type { Handler } from '../../outbox/entry';
import { wake } from '../../outbox/wake';
import { destroyUndecided, remindOfReturn } from './decide-return';
import { RETURN_DEADLINE, RETURN_REMINDER } from './note-returns';

type Scope = Pick<Services, 'db' | 'now'>;

const handler =
  (scope: Scope, act: (scope: Scope, waybillNo: string) => Promise<boolean>): Handler =>
  async ({ waybill_no }) => {
    if (waybill_no === null || !(await act(scope, waybill_no))) return { result: 'dropped', reason: 'decided' };
    wake(scope.db);
    return { result: 'sent' };
  };

/** What the outbox does on the seventh and on the eleventh day after a parcel came back. */
export const returnHandlers = (scope: Scope): Record<string, Handler> => ({
  [RETURN_REMINDER]: handler(scope, remindOfReturn),
  [RETURN_DEADLINE]: handler(scope, destroyUndecided),
});
