import * as z from 'zod';
import { codeNonce, verifyCode } from '../fields';
import { encodedPassword } from './accounts';

/** Fields that prove again who is logged in: the account's password, or a code sent to it. */
export const ownerProof = {
  password: z.union([z.literal(''), encodedPassword]).default(''),
  verifyCode: z.union([z.literal(''), verifyCode], { error: 'verifyCodeFormat' }).default(''),
  nonce: codeNonce,
};

export const hasProof = (proof: { password: string; verifyCode: string }): boolean =>
  proof.password !== '' || proof.verifyCode !== '';
export const missingProof = { path: ['password'], message: 'required' };

// Fields of the forms in the browser.

export const passwordFields = { password: z.string().min(1, 'required'), verifyCode: z.string() };
export const codeFields = { password: z.string(), verifyCode };
