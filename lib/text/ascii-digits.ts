const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** Returns the value of a digit. Unicode has decimal digits in runs of ten, starting with zero. */
function digitValue(character: string): string {
  const code = character.codePointAt(0)!;
  let start = code;
  while (start > 0 && isDigit(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** Replaces the digits of all scripts by ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (/[0-9]/.test(digit) ? digit : digitValue(digit)));
