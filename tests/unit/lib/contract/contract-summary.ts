import { CALL_NAMES, type CallName } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import { REGISTRY } from '@/lib/contract/registry';
import type { JsonSchema } from '@/lib/server/web/api/json-schema';
import { schemaFields } from '@/lib/server/web/docs/field-list';
import { schemasOf } from '@/lib/server/web/docs/sample-call';

/** Returns the fields as a tree. Required fields have an exclamation mark. */
function tree(schema: JsonSchema): string[] {
  return schemaFields(schema).map(({ name, isRequired }) => {
    const parts = name.split('.');
    return `${'  '.repeat(parts.length + 1)}${parts.at(-1)}${isRequired ? '!' : ''}`;
  });
}

function callLines(name: CallName): string[] {
  const { method, path, auth, scope } = REGISTRY[name];
  const { request, response: reply } = schemasOf(name);
  return [
    `${name}: ${method} ${path}, ${auth === 'user' ? 'account' : 'anybody'}${scope ? `, key with ${scope}` : ''}`,
    '  takes',
    ...tree(request),
    ...(reply ? ['  answers', ...tree(reply)] : ['  answers a file']),
  ];
}

/**
 * Returns the parts of the contract that programs depend on: names, paths, callers, fields, required or not, and error
 * codes.
 */
export function contractSummary(): string {
  const codes = Object.entries(ERRORS)
    .map(([name, { code, status }]) => `  ${code} ${name}, HTTP ${status}`)
    .sort();
  return `${[...CALL_NAMES.flatMap(callLines), 'codes', ...codes].join('\n')}\n`;
}
