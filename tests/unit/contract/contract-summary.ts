import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import { scopeOfCall } from '@/lib/contract/key-calls';
import { fieldsOf } from '@/lib/server/web/docs/field-list';
import { schemasOf, type JsonSchema } from '@/lib/server/web/docs/sample-call';

/** The fields as a tree, a required one with an exclamation mark. */
function tree(schema: JsonSchema): string[] {
  return fieldsOf(schema).map(({ name, isRequired }) => {
    const parts = name.split('.');
    return `${'  '.repeat(parts.length + 1)}${parts.at(-1)}${isRequired ? '!' : ''}`;
  });
}

function callLines(name: CallName): string[] {
  const { method, path, auth } = CALLS[name];
  const { request, answer } = schemasOf(name);
  const scope = scopeOfCall(name);
  return [
    `${name}: ${method} ${path}, ${auth === 'user' ? 'account' : 'anybody'}${scope ? `, key with ${scope}` : ''}`,
    '  takes',
    ...tree(request),
    ...(answer ? ['  answers', ...tree(answer)] : ['  answers a file']),
  ];
}

/** What programs lean on: names, paths, who may call, fields and whether they are required, and the codes of refusals. */
export function contractSummary(): string {
  const codes = Object.entries(ERRORS).map(([name, { code, status }]) => `  ${code} ${name}, HTTP ${status}`);
  return `${[...CALL_NAMES.flatMap(callLines), 'codes', ...codes].join('\n')}\n`;
}
