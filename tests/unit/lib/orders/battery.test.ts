import { describe, expect, it } from 'vitest';
import { batteryOf, emptyBattery } from '@/lib/drafts/battery-fields';
import { batteryIssues, wattHoursOf } from '@/lib/orders/battery';

const issues = (goodsClass: string, battery: Parameters<typeof batteryIssues>[1]) =>
  batteryIssues(goodsClass, battery).map(({ field, message }) => `${field} ${message}`);

describe('the battery of an order (§9)', () => {
  it.each([
    [{ kind: 'built-in', wattHours: 100 }, []],
    [{ kind: 'built-in', volts: 18, ampereHours: 5.5 }, []],
    [{ kind: 'built-in', volts: 18, ampereHours: 6 }, ['battery.wattHours batteryTooLarge']],
    [{ kind: 'built-in', wattHours: 100.1 }, ['battery.wattHours batteryTooLarge']],
    [{ kind: 'built-in' }, ['battery.wattHours batteryWattHours']],
    [{ kind: 'built-in', volts: 18 }, ['battery.wattHours batteryWattHours']],
    [{ kind: 'packed', wattHours: 20, packed: 2 }, []],
    [{ kind: 'packed', wattHours: 20, packed: 3 }, ['battery.packed batteryCount']],
    [{ kind: 'packed', wattHours: 20 }, ['battery.packed batteryCount']],
    [{ kind: 'none' }, ['goodsClass batteryNone']],
    [{ kind: 'alone' }, ['battery.kind batteryAlone']],
    [undefined, ['battery.kind batteryQuestion']],
  ])('is checked as %j in its class: %j', (battery, expected) =>
    expect(issues('WITH_BATTERY', battery)).toEqual(expected),
  );

  it('needs its class, except in phones', () => {
    for (const kind of ['built-in', 'packed']) {
      expect(issues('GENERAL', { kind })).toEqual(['goodsClass goodsWithBattery']);
      expect(issues('PHONE_TABLET', { kind })).toEqual([]);
    }
  });

  it('is carried alone in no class, and needs no details elsewhere', () => {
    for (const goodsClass of ['GENERAL', 'PHONE_TABLET', 'BRAND_SENSITIVE']) {
      expect(issues(goodsClass, { kind: 'alone' })).toEqual(['battery.kind batteryAlone']);
      expect(issues(goodsClass, undefined)).toEqual([]);
      expect(issues(goodsClass, { kind: 'none' })).toEqual([]);
    }
  });

  it('has volts times ampere-hours as energy', () => {
    expect(wattHoursOf({ volts: 3.7, ampereHours: 2.6 })).toBe(9.62);
    expect(wattHoursOf({ wattHours: 5, volts: 3.7, ampereHours: 2.6 })).toBe(5);
  });
});

describe('the battery in the form', () => {
  const fields = { ...emptyBattery(), volts: '18', ampereHours: '2,5', packed: '2' };

  it('is written in the format of the market', () => {
    expect(batteryOf({ ...fields, kind: 'packed' }, 'TR')).toEqual({
      kind: 'packed',
      volts: 18,
      ampereHours: 2.5,
      packed: 2,
    });
    expect(batteryOf({ ...fields, kind: 'built-in', wattHours: '40' }, 'TR')).toEqual({
      kind: 'built-in',
      wattHours: 40,
    });
  });

  it('is left out with another kind, and without details', () => {
    expect(batteryOf({ ...fields, kind: 'none' }, 'TR')).toEqual({ kind: 'none' });
    expect(batteryOf(fields, 'TR')).toBeUndefined();
  });
});
