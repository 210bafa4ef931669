// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { filterJobs } from '@/components/pages/careers/filter-jobs';

let root: HTMLElement;
const shownJobs = () =>
  [...root.querySelectorAll<HTMLElement>('[data-job]')]
    .filter((job) => !job.hidden && !job.closest<HTMLElement>('[data-job-group]')!.hidden)
    .map(({ id }) => id);
const job = (id: string, country: string, type: string) =>
  `<li id="${id}" data-job="" data-country="${country}" data-type="${type}"></li>`;

beforeEach(() => {
  document.body.innerHTML = `<div>
    <section id="UG" data-job-group=""></section>
    <section id="GH" data-job-group=""><ul>${job('a', 'GH', 'SALES')}${job('b', 'GH', 'CUSTOMS')}</ul></section>
    <section id="AE" data-job-group=""><ul>${job('c', 'AE', 'SALES')}</ul></section>
  </div>`;
  root = document.body.firstElementChild as HTMLElement;
});

describe('filterJobs', () => {
  it('shows everything without a choice, also a country without jobs', () => {
    expect(filterJobs(root, { country: '', type: '' })).toBe(3);
    expect(root.querySelectorAll('[hidden]')).toHaveLength(0);
  });

  it('shows the jobs of a country, of a type, and of both', () => {
    expect(filterJobs(root, { country: 'GH', type: '' })).toBe(2);
    expect(shownJobs()).toEqual(['a', 'b']);
    expect(filterJobs(root, { country: '', type: 'SALES' })).toBe(2);
    expect(shownJobs()).toEqual(['a', 'c']);
    expect(filterJobs(root, { country: 'GH', type: 'CUSTOMS' })).toBe(1);
    expect(shownJobs()).toEqual(['b']);
  });

  it('hides countries without jobs, and shows all again', () => {
    expect(filterJobs(root, { country: 'AE', type: 'CUSTOMS' })).toBe(0);
    expect([...root.children].every((group) => (group as HTMLElement).hidden)).toBe(true);
    filterJobs(root, { country: '', type: '' });
    expect(shownJobs()).toEqual(['a', 'b', 'c']);
  });
});
