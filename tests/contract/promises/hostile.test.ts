import { beforeAll, expect, it } from 'vitest';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { hostileForm } from '../support/hostile/hostile-forms';
import { draftBytes, hostileRequest, type RequestBase, type RequestDraft } from '../support/hostile/hostile-requests';
import { walkEveryCall } from '../support/journey/journey';
import { internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp } from '../support/people';
import { onEachProcess } from '../support/processes/process-world';
import { sendRaw, type RawResponse } from '../support/hostile/raw-http';
import { inputSchema, observeInputs, type ObservedValues, type OpenApi } from '../support/hostile/schema-samples';
import { createSeededRandom, seedOfRun } from '../support/seeded';
import { postgresServer } from '../support/template';

/** Different inputs in each run, by its seed. */
const A_RUN = process.env.FULL ? 20_000 : 5_000;
/** Divided among the databases. */
const CASES = Math.ceil(Number(process.env.HOSTILE_CASES ?? A_RUN) / (postgresServer ? 2 : 1));
const ABREAST = 16;

/** Signs of internals: stack frames, file paths, engine names and messages. */
const INSIDES =
  /node_modules|node:internal|\bat (?:async )?[\w.<>#]+ \(|\.(?:m?js|ts):\d+|Sqlite|SQLITE_|DatabaseError|violates|syntax error|relation "|column "|\bkysely\b|ECONN|ZodError|invalid_type/i;

function envelopeFault(body: string): string | null {
  let envelope: Record<string, unknown>;
  try {
    envelope = JSON.parse(body) as Record<string, unknown>;
  } catch {
    return 'is no JSON';
  }
  const { success, code, message, data } = envelope;
  if (typeof success !== 'boolean' || typeof code !== 'number') return 'is no envelope';
  if (typeof message !== 'string' || !/\S/.test(message)) return 'says nothing';
  return success === (code === 0) && (success || data === null) ? null : 'contradicts itself';
}

/** Returns what is wrong with a response, or null. */
function fault(draft: RequestDraft, { status, headers, body, bytes }: RawResponse): string | null {
  if (status >= 500) return `was answered with ${status}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'came without nosniff';
  if ('set-cookie' in headers || 'injected' in headers || 'x-powered-by' in headers) return 'brought a header';
  const output = headers['content-type'] === 'image/png' ? '' : bytes.toString('latin1');
  if (INSIDES.test(output)) return `shows our insides: ${INSIDES.exec(output)?.[0]}: ${body.slice(0, 300)}`;
  // If the server could not read the request, it does not know that HEAD has no body.
  const isUnread = [400, 431].includes(status) && headers.connection === 'close';
  if (draft.method === 'HEAD') return body === '' || isUnread ? null : 'has a body';
  // A path outside is no call.
  if (!/^\/api(?:[/?]|$)/.test(draft.target) && status === 404) return null;
  const { responseType: bodyType } = CALLS[draft.call];
  if (bodyType === 'bytes' && status === 200) return null;
  const wrong = envelopeFault(body);
  if (wrong) return `${wrong}: ${body.slice(0, 100)}`;
  return (JSON.parse(body) as { success: boolean }).success === (status === 200) ? null : 'has the wrong status';
}

function* drafts(count: number, make: () => RequestDraft): Generator<RequestDraft> {
  for (let index = 0; index < count; index += 1) yield make();
}

const describeDraft = ({ call, method, target, headers, body, spoilt }: RequestDraft) =>
  `${call} (${spoilt.join(', ')}): ${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 600)} ${body?.toString().slice(0, 600) ?? ''}`;

onEachProcess(
  'a hostile request',
  (world) => {
    const bases: RequestBase[] = [];
    let observed: ObservedValues;
    let token = '';
    let before: unknown[];
    /** Returns public data, which are the same for everyone whatever others send. */
    const readings = () =>
      Promise.all(
        (['queryAllCountryList', 'queryPhoneRules', 'queryAllLocation', 'queryRate'] as const).map(
          async (name) => (await world().call(name)).body,
        ),
      );
    beforeAll(async () => {
      await insertPlaces(world());
      await world().process.start();
      before = await readings();
      const document = (await (await fetch(`${world().origin}/api/openapi.json`)).json()) as OpenApi;
      const add = (call: CallName, input: RequestBase['input']) =>
        bases.push({ call, input, schema: inputSchema(document, call) });
      const { steps } = await walkEveryCall(world());
      const person = await signUp(world());
      token = person.token;
      const reply = await world().call('addInternationalOrder', internationalOrder(), { token });
      const { id, tradeNo } = reply.body.data;
      for (const { name, input } of steps) {
        const ownIds = { ...('id' in input && /Order/.test(name) && { id }), ...('tradeNo' in input && { tradeNo }) };
        add(name, { ...input, ...ownIds, ...('userId' in input && { userId: person.userId }) });
      }
      observed = observeInputs(bases.map(({ input }) => input));
    }, 60_000);

    it(
      `gets a regular refusal (${CASES} cases)`,
      async () => {
        const random = createSeededRandom(seedOfRun(`hostile requests on ${world().engine}`));
        const queue = drafts(CASES, () => hostileRequest(bases, observed, token, random));
        const faults: string[] = [];
        const statuses: Record<number, number> = {};
        const work = async () => {
          for (const draft of queue) {
            const response = await sendRaw(world().process.port, draftBytes(draft)).catch(
              (error: unknown) => error as Error,
            );
            if (response instanceof Error) faults.push(`${response.message}: ${describeDraft(draft)}`);
            else {
              statuses[response.status] = (statuses[response.status] ?? 0) + 1;
              const wrong = fault(draft, response);
              if (wrong) faults.push(`${wrong}: ${describeDraft(draft)}`);
            }
          }
        };
        await Promise.all(Array.from({ length: ABREAST }, work));
        console.log(`${world().engine}: ${JSON.stringify(statuses)}`);
        expect(faults.slice(0, 10)).toEqual([]);
        // The generator must reach the handlers.
        for (const status of [200, 400, 401, 404, 405, 413, 415, 422])
          expect(statuses, `${status}`).toHaveProperty(`${status}`);
      },
      CASES * 20 + 30_000,
    );

    it('gets a regular refusal as a plain form too', async () => {
      const random = createSeededRandom(seedOfRun(`hostile forms on ${world().engine}`));
      const queue = drafts(Math.ceil(CASES / 20), () => hostileForm(random));
      const faults: string[] = [];
      const statuses = new Set<number>();
      const work = async () => {
        for (const draft of queue) {
          const { status, headers, bytes } = await sendRaw(world().process.port, draftBytes(draft));
          const output = bytes.toString('latin1');
          statuses.add(status);
          if (status >= 500 || status < 200 || headers['x-content-type-options'] !== 'nosniff' || INSIDES.test(output))
            faults.push(`${status} ${output.slice(0, 300)}: ${describeDraft(draft)}`);
          // No open redirect: every location is a page of this site.
          else if (
            status === 303 &&
            !/^\/[a-z]{2}-[a-z]{2}\/[\w/-]+(\?[\w=&,-]+)?(#\w+)?$/.test(headers.location ?? '')
          )
            faults.push(`leads to ${headers.location}: ${describeDraft(draft)}`);
        }
      };
      await Promise.all(Array.from({ length: ABREAST }, work));
      expect(faults.slice(0, 10)).toEqual([]);
      for (const status of [303, 400, 403, 415]) expect(statuses).toContain(status);
    }, 120_000);

    it('leaves the API unchanged', async () => {
      expect(world().process.isRunning()).toBe(true);
      expect(await readings()).toEqual(before);
      // Uses another account, because the hostile one may have used up its writes.
      const { token: own } = await signUp(world());
      const { status } = await world().call('addInternationalOrder', internationalOrder(), { token: own });
      expect(status).toBe(200);
    });

    it('leaves only refused calls in the log', () => {
      expect(world().process.output()).not.toMatch(/"level":"error"|Unhandled|uncaught|Warning/i);
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1' },
);
