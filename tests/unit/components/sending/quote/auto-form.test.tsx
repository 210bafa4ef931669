// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutoForm } from '@/components/sending/quote/auto-form.island';

const router = vi.hoisted(() => ({ push: (_address: string) => undefined, replace: (_address: string) => undefined }));
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/gh-en/express/order-quote' }));

const TEXTS = { label: 'Quote', busy: 'Busy', edited: 'For other details', offline: 'Offline', submit: 'Price' };

/** Renders the page for the current address as the server does: each navigation renders a new form. */
function Page() {
  const [query, setQuery] = useState(location.search);
  Object.assign(router, { push: go, replace: go });
  function go(address: string) {
    history.replaceState(null, '', address);
    setQuery(location.search);
  }
  const parameters = new URLSearchParams(query);
  const count = Number(parameters.get('n') ?? 1);
  const answer = parameters.get('ask') === '1' ? 'Price: 5' : '';
  return (
    <main key={query}>
      <AutoForm texts={TEXTS} announcement={answer} headingId="answer-title">
        {Array.from({ length: count }, (_, index) => (
          <input key={index} name="kg" id={`kg-${index}`} defaultValue={parameters.getAll('kg')[index] ?? ''} />
        ))}
        <input name="l" id="l-0" defaultValue={parameters.get('l') ?? ''} />
        <select name="goods" id="goods" defaultValue={parameters.get('goods') ?? 'A'} data-refines="">
          <option>A</option>
          <option>B</option>
        </select>
        <button name="n" value={count + 1}>
          Add
        </button>
        <button name="ask" value="1">
          Ask
        </button>
      </AutoForm>
      <h2 id="answer-title" tabIndex={-1}>
        Answer
      </h2>
    </main>
  );
}

/** Requests by which the form tests the network. A test lets each arrive or fail. */
let heads: { arrive: (value?: unknown) => void; fail: (reason: Error) => void }[];
const arrive = (index: number) => act(async () => heads[index]!.arrive());
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

function type(id: string, value: string) {
  field(id).focus();
  fireEvent.input(field(id), { target: { value } });
}

function press(name: string) {
  const button = screen.getAllByRole('button', { name }).at(-1)!;
  button.focus();
  fireEvent.click(button);
}

describe('a form that is fetched again', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
    heads = [];
    vi.stubGlobal('fetch', () => new Promise((arrive, fail) => heads.push({ arrive, fail })));
    history.replaceState(null, '', '/gh-en/express/order-quote');
    render(<Page />);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('moves the focus to an added parcel', async () => {
    type('kg-0', '5');
    press('Add');
    await arrive(0);
    expect(field('kg-0').value).toBe('5');
    expect(document.activeElement).toBe(field('kg-1'));
  });

  it('preserves what is typed while a parcel is added, and the focus of that field', async () => {
    type('kg-0', '5');
    press('Add');
    type('l-0', '31');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await arrive(0);
    expect({ firstKg: field('kg-0').value, secondKg: field('kg-1').value, length: field('l-0').value }).toEqual({
      firstKg: '5',
      secondKg: '',
      length: '31',
    });
    expect(document.activeElement).toBe(field('l-0'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(new URLSearchParams(location.search).get('l')).toBe('31');
  });

  it('preserves what is typed after a choice that fetches the form again', async () => {
    fireEvent.change(field('goods'), { target: { value: 'B' } });
    type('kg-0', '7');
    await arrive(0);
    expect({ goods: field('goods').value, kg: field('kg-0').value }).toEqual({ goods: 'B', kg: '7' });
    expect(document.activeElement).toBe(field('kg-0'));
  });

  it('marks a result as one for other details if something was typed meanwhile', async () => {
    press('Ask');
    await arrive(0);
    expect(document.activeElement?.id).toBe('answer-title');
    expect(screen.getByRole('status').textContent).toBe('Price: 5');
    press('Ask');
    type('kg-0', '8');
    await arrive(1);
    expect(field('kg-0').value).toBe('8');
    expect(screen.getByRole('status').textContent).toBe(TEXTS.edited);
  });

  it('stores in the address what was typed while the network was lost', async () => {
    press('Add');
    type('l-0', '32');
    await act(async () => heads[0]!.fail(new TypeError('no network')));
    expect(screen.getByRole('status').textContent).toBe(TEXTS.offline);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(field('l-0').value).toBe('32');
    expect(new URLSearchParams(location.search).get('l')).toBe('32');
  });

  it('leaves the focus where the person went outside the form', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    press('Add');
    elsewhere.focus();
    await arrive(0);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});
