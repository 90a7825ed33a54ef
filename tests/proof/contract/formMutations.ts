import type { Schema } from '../../../apps/server/src/contract/document.ts';
import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { Mutation } from './mutation.ts';
import type { Part, Request } from './request.ts';
import { noPictures, noResumes, pictures, tooLarge } from './samples.ts';
import { limitOf, resolve, typesOf } from './values.ts';

type Form = { schema: Schema; parts: readonly Part[]; texts: string[]; files: string[] };

function formOf({ operation, body }: Request): Form | undefined {
  if (body?.kind !== 'form' || !operation.body?.form) return undefined;
  const schema = resolve(operation.body.form);
  const entries = Object.entries(schema.properties ?? {});
  const isFile = ([, property]: readonly [string, Schema]): boolean => resolve(property).format === 'binary';
  const [files, texts] = [entries.filter(isFile), entries.filter((entry) => !isFile(entry))];
  return { schema, parts: body.parts, files: files.map(([name]) => name), texts: texts.map(([name]) => name) };
}

const withParts = (request: Request, parts: readonly Part[]): Request => ({
  ...request,
  body: { kind: 'form', parts },
});

const replaced = ({ parts }: Form, part: Part): Part[] => [...parts.filter(({ name }) => name !== part.name), part];

/** A way to spoil a form: the new parts, and the refusals to expect. */
function spoiling(
  kind: string,
  expected: readonly number[],
  change: (form: Form, random: Random) => readonly Part[] | undefined,
): Mutation {
  return (request, random) => {
    const form = formOf(request);
    const parts = form && change(form, random);
    return parts && { kind, request: withParts(request, parts), expected };
  };
}

const wrongFile = spoiling('file of a wrong kind', [415, 422], (form, random) => {
  const [name] = form.files;
  if (name === undefined) return undefined;
  return replaced(form, { name, ...random.pick(name === 'resume' ? noResumes : noPictures) });
});

const emptyFile = spoiling('empty file', [415, 422], (form) => {
  const [name] = form.files;
  return name === undefined
    ? undefined
    : replaced(form, { name, filename: 'me.png', type: 'image/png', content: Buffer.alloc(0) });
});

const textForFile = spoiling('text for a file', [422], (form) => {
  const [name] = form.files;
  return name === undefined ? undefined : replaced(form, { name, text: 'me.png' });
});

const fileForText = spoiling('file for a text', [422], (form, random) => {
  if (form.texts.length === 0) return undefined;
  return replaced(form, { name: random.pick(form.texts), ...random.pick(pictures) });
});

const twice = spoiling('part twice', [422], ({ parts }, random) => {
  if (parts.length === 0) return undefined;
  return [...parts, random.pick(parts)];
});

const missing = spoiling('missing part', [422], ({ schema, parts }, random) => {
  const required = (schema['required'] ?? []) as string[];
  if (required.length === 0) return undefined;
  const gone = random.pick(required);
  return parts.filter(({ name }) => name !== gone);
});

const unknown = spoiling('unknown part', [422], ({ parts }) => [...parts, { name: 'colour', text: 'blue' }]);

const unknownFile = spoiling('unknown file', [422], ({ parts }, random) => [
  ...parts,
  { name: 'attachment', ...random.pick(pictures) },
]);

const badText = spoiling('misshapen part', [422], (form, random) => {
  const bad = form.texts.flatMap((name): Part[] => {
    const property = resolve(form.schema.properties?.[name] ?? {});
    const longest = limitOf(property, 'maxLength');
    const isNumber = typesOf(property).some((type) => type === 'number' || type === 'integer');
    if (isNumber) return ['many', '1e400', '-1', '1,5'].map((text) => ({ name, text }));
    if (property.type === 'boolean') return [{ name, text: 'yes' }];
    if (property['enum'] !== undefined) return [{ name, text: 'none of these' }];
    return longest === undefined ? [] : [{ name, text: 'x'.repeat(longest + 1) }];
  });
  return bad.length === 0 ? undefined : replaced(form, random.pick(bad));
});

const nul = spoiling('U+0000 in a part', [422], (form) => {
  const name = form.texts.find((one) => ['name', 'title', 'bio'].includes(one));
  return name === undefined ? undefined : replaced(form, { name, text: 'seven\0lanterns' });
});

const cutOff: Mutation = (request) => {
  if (!formOf(request)) return undefined;
  const type = 'multipart/form-data; boundary=cut';
  const content = '--cut\r\nContent-Disposition: form-data; name="name"\r\n\r\nMaya';
  return { kind: 'form cut off', request: { ...request, body: { kind: 'raw', type, content } }, expected: [400] };
};

const noBoundary: Mutation = (request) => {
  if (!formOf(request)) return undefined;
  const body = { kind: 'raw', type: 'multipart/form-data', content: 'x' } as const;
  return { kind: 'form without boundary', request: { ...request, body }, expected: [400, 415] };
};

const large: Mutation = (request, random) => {
  const form = formOf(request);
  // Five megabytes a time: seldom is often enough.
  const [name] = form?.files ?? [];
  if (!form || name === undefined || !random.chance(0.1)) return undefined;
  const parts = replaced(form, { name, ...tooLarge });
  return { kind: 'file too large', request: withParts(request, parts), expected: [413] };
};

export const formMutations: readonly Mutation[] = [
  wrongFile, emptyFile, textForFile, fileForText, twice, missing, unknown, unknownFile, badText, nul, cutOff, noBoundary, large,
]; // prettier-ignore
