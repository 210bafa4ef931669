import { describe, expect, it } from 'vitest';
import { plainSms, smsSegments } from '@/lib/i18n/messages/sms-text';

describe('the characters that an operator counts', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    // A brace counts as two characters.
    ['{'.repeat(80), 1],
    ['{'.repeat(81), 2],
    ['ش'.repeat(70), 1],
    ['ش'.repeat(71), 2],
    ['ش'.repeat(134), 2],
    ['ش'.repeat(135), 3],
    // One letter that GSM lacks makes all others twice as wide.
    [`${'a'.repeat(70)}ğ`, 2],
  ])('%s: %i', (text, segments) => {
    expect(smsSegments(text)).toBe(segments);
  });

  it('replaces typographic characters by plain ones', () => {
    expect(plainSms('l’étiquette : 30\u00a0Nov\u2060–\u20604\u202fDec \u2068x\u2069')).toBe(
      "l'étiquette : 30 Nov-4 Dec x",
    );
    expect(smsSegments(plainSms(`l’étiquette${'a'.repeat(140)}`))).toBe(1);
    // A text with another wide letter does not become shorter by plain forms.
    expect(plainSms('\u2068请\u2069选择“忘记密码”')).toBe('请选择“忘记密码”');
  });
});
