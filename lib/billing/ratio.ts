/** An exact, non-negative fraction. Money is multiplied by this and never by a binary float, so a half is always a half. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

export function percent(whole: number): Ratio {
  return { numerator: BigInt(whole), denominator: 100n };
}

/** The fraction a decimal number is written as: 0.0455 is 455/10000. Throws RangeError unless finite and not negative. */
export function decimalRatio(value: number): Ratio {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`not a ratio: ${value}`);
  const [mantissa = '0', exponent = '0'] = value.toString().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const scale = Number(exponent) - fraction.length;
  return scale >= 0
    ? { numerator: digits * 10n ** BigInt(scale), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-scale) };
}

export function product(a: Ratio, b: Ratio): Ratio {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Throws RangeError when the ratio is zero. */
export function inverse(ratio: Ratio): Ratio {
  if (ratio.numerator === 0n) throw new RangeError('zero has no inverse');
  return { numerator: ratio.denominator, denominator: ratio.numerator };
}
