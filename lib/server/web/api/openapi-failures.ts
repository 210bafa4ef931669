import 'server-only';
import { ERRORS } from '@/lib/contract/error-codes';
import type { JsonSchema } from './json-schema';
import { PROBLEM_TYPE } from './problem';

const code: JsonSchema = {
  type: 'integer',
  description: 'Stable number of the error. Programs should read this number, not the texts.',
  enum: Object.values(ERRORS)
    .map(({ code: each }) => each)
    .sort((a, b) => a - b),
};

const Failure: JsonSchema = {
  type: 'object',
  required: ['success', 'code', 'message', 'data'],
  properties: {
    success: { const: false },
    code,
    message: { type: 'string', description: 'What is wrong, in the language of the request.' },
    data: { type: 'null' },
    errors: {
      type: 'array',
      description: 'Fields with a wrong value.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { type: 'string', description: 'Path of the field, such as `parcels.0.weightKg`.' },
          message: { type: 'string', description: 'What is wrong with the field, in the language of the request.' },
        },
      },
    },
  },
};

/** Components of the responses to a call that fails. */
export const FAILURE_SCHEMAS = { Failure };
export const FAILURE_RESPONSE = {
  description: `Returns the error in an envelope. A request that accepts \`${PROBLEM_TYPE}\` gets problem details (RFC 9457) with the same code.`,
  // Problem details are not listed: generated clients would then have to distinguish two types of failures.
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};
