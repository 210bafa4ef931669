// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DICTIONARY_TYPES } from '@/lib/contract/dictionary-types';

const api = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ api }));
const { loadCountryList, loadDictionaries, refetchDictionaries } = await import('@/lib/client/dictionaries');

beforeEach(() => {
  history.replaceState(null, '', '/ma-fr/rates');
  api.mockImplementation((name: string) =>
    Promise.resolve(name === 'queryAllCountryList' ? [{ code: 'MA' }] : { CYCLE: [] }),
  );
});
afterEach(() => {
  sessionStorage.clear();
  api.mockReset();
});

describe('dictionaries (§3, §4)', () => {
  it('asks for the eight types, once a session', async () => {
    await loadDictionaries();
    expect(await loadDictionaries()).toEqual({ CYCLE: [] });
    expect(api).toHaveBeenCalledTimes(1);
    expect(api).toHaveBeenCalledWith('querySysDictByType', { typeList: [...DICTIONARY_TYPES] }, { quiet: true });
  });

  it('keeps the list of countries in session storage', async () => {
    await loadCountryList();
    expect(sessionStorage.getItem('countryList')).toContain('"MA"');
  });

  it('does not use what was kept for another language', async () => {
    await loadDictionaries();
    history.replaceState(null, '', '/ma-en/rates');
    await loadDictionaries();
    expect(api).toHaveBeenCalledTimes(2);
  });

  it('fetches both again after a change of language, and notes that it did', async () => {
    await loadDictionaries();
    sessionStorage.setItem('dictionariesStale', '1');
    await refetchDictionaries();
    expect(api).toHaveBeenCalledTimes(3);
    expect(sessionStorage.getItem('dictionariesStale')).toBeNull();
  });

  it('leaves the note where the fetching failed', async () => {
    sessionStorage.setItem('dictionariesStale', '1');
    api.mockRejectedValue(new Error('offline'));
    await refetchDictionaries();
    expect(sessionStorage.getItem('dictionariesStale')).toBe('1');
  });

  it('survives rubbish in session storage', async () => {
    sessionStorage.setItem('dictionaries', '{');
    expect(await loadDictionaries()).toEqual({ CYCLE: [] });
  });
});
