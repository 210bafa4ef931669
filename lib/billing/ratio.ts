/**
 * An exact, non-negative fraction. Money is multiplied by it and never by a binary float, so that halves are rounded
 * exactly.
 */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

/** Returns a share in percent as a fraction: 2.5 is 25/1000. Throws RangeError unless finite and not negative. */
export function percent(value: number): Ratio {
  const { numerator, denominator } = decimalRatio(value);
  return { numerator, denominator: denominator * 100n };
}

/** Returns a decimal number as a fraction: 0.0455 is 455/10000. Throws RangeError unless finite and not negative. */
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

/** Returns the inverse. Throws RangeError if the ratio is zero. */
export function inverse(ratio: Ratio): Ratio {
  if (ratio.numerator === 0n) throw new RangeError('zero has no inverse');
  return { numerator: ratio.denominator, denominator: ratio.numerator };
}
