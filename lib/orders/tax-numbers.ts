/** Checks a Turkish tax number: 10 digits, the last one is a check digit. */
export function isTurkishTaxNo(text: string): boolean {
  if (!/^\d{10}$/.test(text) || /^0+$/.test(text)) return false;
  const digits = [...text].map(Number);
  const weighed = digits.slice(0, 9).map((digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    const rest = (shifted * 2 ** (9 - index)) % 9;
    return shifted !== 0 && rest === 0 ? 9 : rest;
  });
  const sum = weighed.reduce((total, digit) => total + digit, 0);
  return digits[9] === (10 - (sum % 10)) % 10;
}

/** Checks an Egyptian tax registration number: 9 digits. It has no public check digit. */
export const isEgyptTaxNo = (text: string): boolean => /^[1-9]\d{8}$/.test(text);
