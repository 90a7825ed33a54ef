import { expect, expectTypeOf, it, vi } from 'vitest';

import { bind } from './bind.ts';

type Event =
  | { type: 'form.send' }
  | { type: 'field.change'; name: 'title'; value: string }
  | { type: 'field.change'; name: 'digest'; value: 'daily' | null }
  | { type: 'field.change'; name: 'isPublic'; value: boolean };

const form = {
  values: { title: 'A shop', digest: null as 'daily' | null, isPublic: true, tags: ['one'] },
  problems: { title: 'Too short.' },
};

it('a field has its name, its value and what is wrong, and sends its edits', () => {
  const send = vi.fn<(event: Event) => void>();
  const { onChange, ...title } = bind(form, send, true).field('title');
  expect(title).toEqual({ name: 'title', value: 'A shop', errorMessage: 'Too short.', isReadOnly: true });
  onChange('A better shop');
  expect(send).toHaveBeenCalledWith({ type: 'field.change', name: 'title', value: 'A better shop' });
});

it('a list to choose from is disabled instead, and a switch is on or off', () => {
  const { choice, toggle } = bind(form, vi.fn<(event: Event) => void>(), true);
  expect(choice('digest')).toMatchObject({ name: 'digest', value: null, isDisabled: true });
  expect(toggle('isPublic')).toMatchObject({ name: 'isPublic', isSelected: true, isReadOnly: true });
});

it('only what the flow lets a person edit has a field, of its own type', () => {
  const { field } = bind(form, vi.fn<(event: Event) => void>(), false);
  // @ts-expect-error the flow has no edit of the tags.
  field('tags');
  expectTypeOf(field('digest').onChange).parameters.toEqualTypeOf<['daily' | null]>();
});
