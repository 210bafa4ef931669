import { describe, expect, it } from 'vitest';
import { ChangePasswordInput, RegisterInput, ResetForm } from '@/lib/contract/accounts/accounts';
import type { ZodType } from 'zod';

const PASSWORD = 'Parcel-2026!';

/** Returns the first message of each field with an error. */
function errorsOf(schema: ZodType, form: unknown): Record<string, string> {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const fields = {
  account: 'ama@example.com',
  captcha: '',
  verifyCode: '123456',
  firstName: 'Ama',
  familyName: '',
  appellation: '',
  companyName: '',
  companyAddress: '',
  phone: '',
  deviceKey: '',
  agreed: true,
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

describe('the registration form (§5)', () => {
  it('accepts a complete form', () => expect(errorsOf(RegisterInput, fields)).toEqual({}));

  it('reports errors of address, code, name, terms and repetition in one round', () =>
    expect(
      errorsOf(RegisterInput, {
        ...fields,
        account: 'ama@',
        verifyCode: '1',
        firstName: '',
        agreed: false,
        confirmPassword: 'Parcel-2025!',
      }),
    ).toEqual({
      account: 'emailWithoutDomain',
      verifyCode: 'verifyCodeFormat',
      firstName: 'required',
      agreed: 'agreementMissing',
      confirmPassword: 'passwordsDiffer',
    }));

  it('reports a password against the rule and its differing repetition together', () =>
    expect(errorsOf(RegisterInput, { ...fields, password: 'short', agreed: false })).toEqual({
      password: 'passwordFormat',
      confirmPassword: 'passwordsDiffer',
      agreed: 'agreementMissing',
    }));

  it('requires a repetition before it compares', () =>
    expect(errorsOf(RegisterInput, { ...fields, confirmPassword: '' })).toEqual({ confirmPassword: 'required' }));
});

it.each([
  ['a reset', ResetForm, {}],
  ['a change of the password', ChangePasswordInput, { oldPassword: PASSWORD }],
])('%s reports differing passwords beside another error', (_, schema, form) =>
  expect(errorsOf(schema, { ...form, password: 'short', confirmPassword: 'other' })).toEqual({
    password: 'passwordFormat',
    confirmPassword: 'passwordsDiffer',
  }),
);
