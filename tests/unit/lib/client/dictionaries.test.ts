// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCountryList, loadPageDictionaries, refetchDictionaries } from '@/lib/client/dictionaries';
import { CALLS } from '@/lib/contract/calls';
import { DICTIONARY_TYPES } from '@/lib/contract/places/dictionary-types';
import { respondData, stubService, type Service } from '../../support/stub-service';

const COUNTRIES_PATH = `/api${CALLS.queryAllCountryList.path}`;
const DICTIONARIES_PATH = `/api${CALLS.querySysDictByType.path}`;
const service = vi.fn<Service>();

beforeEach(() => {
  history.replaceState(null, '', '/ma-fr/rates');
  service.mockImplementation(({ path }) => respondData(path === COUNTRIES_PATH ? [{ code: 'MA' }] : { CYCLE: [] }));
  stubService(service);
});
afterEach(() => {
  sessionStorage.clear();
  service.mockReset();
  vi.unstubAllGlobals();
});

describe('the store of dictionaries (§3, §4)', () => {
  it('requests all dictionary types once a session', async () => {
    await loadPageDictionaries();
    expect(await loadPageDictionaries()).toEqual({ CYCLE: [] });
    const request = { path: DICTIONARIES_PATH, body: { typeList: [...DICTIONARY_TYPES] } };
    expect(service.mock.calls).toEqual([[expect.objectContaining(request)]]);
  });

  it('stores the list of countries in session storage', async () => {
    await loadCountryList();
    expect(sessionStorage.getItem('countryList')).toContain('"MA"');
  });

  it('ignores data stored for another language', async () => {
    await loadPageDictionaries();
    history.replaceState(null, '', '/ma-en/rates');
    await loadPageDictionaries();
    expect(service).toHaveBeenCalledTimes(2);
  });

  it('requests both again after a change of language, and records it', async () => {
    await loadPageDictionaries();
    sessionStorage.setItem('dictionariesStale', '1');
    await refetchDictionaries();
    expect(service).toHaveBeenCalledTimes(3);
    expect(sessionStorage.getItem('dictionariesStale')).toBeNull();
  });

  it('preserves the mark after a failed request', async () => {
    sessionStorage.setItem('dictionariesStale', '1');
    service.mockRejectedValue(new Error('offline'));
    await refetchDictionaries();
    expect(sessionStorage.getItem('dictionariesStale')).toBe('1');
  });

  it('survives invalid data in session storage', async () => {
    sessionStorage.setItem('dictionaries', '{');
    expect(await loadPageDictionaries()).toEqual({ CYCLE: [] });
  });
});
