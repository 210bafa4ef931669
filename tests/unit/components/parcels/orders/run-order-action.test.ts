import { describe, expect, it } from 'vitest';
import { runOrderAction } from '@/components/parcels/orders/actions/run-order-action';
import type { Caller } from '@/lib/http/call';
import { CallFailure } from '@/lib/http/call-failure';
import { summary } from '../../../support/orders';
import { refusalOf } from '../../../support/refusal-of';

/** Answers the calls in their order. A failure is thrown. */
function service(...responses: unknown[]) {
  const requests: string[] = [];
  const call = (async (name: string) => {
    requests.push(name);
    const response = responses.shift();
    if (response instanceof Error) throw response;
    return response;
  }) as unknown as Caller;
  return { call, calls: requests };
}

describe('an action on an order', () => {
  it('shows the returned order after a cancellation', async () => {
    const cancelledOrder = summary('1', 'CANCELLED');
    const { call, calls } = service(cancelledOrder);
    expect(await runOrderAction(call, 'cancel', '1')).toEqual({ kind: 'cancelled', order: cancelledOrder });
    expect(calls).toEqual(['cancelOrder']);
  });

  it('reports that an order is deleted', async () => {
    const { call, calls } = service({ id: '1' });
    expect(await runOrderAction(call, 'delete', '1')).toEqual({ kind: 'deleted' });
    expect(calls).toEqual(['deleteOrder']);
  });

  it.each(['stateForbids', 'changedMeanwhile', 'conflict'] as const)('reads the order again after %s', async (name) => {
    const now = summary('1', 'IN_TRANSIT');
    const { call, calls } = service(refusalOf(name), now);
    expect(await runOrderAction(call, 'cancel', '1')).toEqual({ kind: 'moved-on', order: now });
    expect(calls).toEqual(['cancelOrder', 'getOrder']);
  });

  it('treats an earlier cancellation as done', async () => {
    const now = summary('1', 'CANCELLED');
    const { call } = service(refusalOf('stateForbids'), now);
    expect(await runOrderAction(call, 'cancel', '1')).toEqual({ kind: 'cancelled', order: now });
  });

  it('does not treat a refused deletion as done, in any state', async () => {
    const now = summary('1', 'CANCELLED');
    const { call } = service(refusalOf('changedMeanwhile'), now);
    expect(await runOrderAction(call, 'delete', '1')).toEqual({ kind: 'moved-on', order: now });
  });

  it('reports that an order is gone, at once or after reading it again', async () => {
    const missing = refusalOf('notFound');
    expect(await runOrderAction(service(missing).call, 'delete', '1')).toEqual({ kind: 'gone' });
    expect(await runOrderAction(service(refusalOf('stateForbids'), missing).call, 'cancel', '1')).toEqual({
      kind: 'gone',
    });
  });

  it('leaves every other failure to be shown and retried', async () => {
    const down = new CallFailure({ kind: 'network' });
    await expect(runOrderAction(service(down).call, 'cancel', '1')).rejects.toBe(down);
    const busy = refusalOf('unavailable');
    await expect(runOrderAction(service(refusalOf('stateForbids'), busy).call, 'cancel', '1')).rejects.toBe(busy);
  });
});
