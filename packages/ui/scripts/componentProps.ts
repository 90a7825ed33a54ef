import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { API } from 'typescript/unstable/sync';
import type { Checker, Symbol as TypeSymbol } from 'typescript/unstable/sync';

/** One prop, as its component's page shows it. */
export interface Prop {
  name: string;
  /** The type as TypeScript writes it, without `undefined` where the prop can be left out. */
  type: string;
  isRequired: boolean;
  /** What it means, from its docblock. */
  description: string;
  /** What holds when it is left out, where the docblock says so. */
  defaultValue: string | null;
  /** Of a union of texts, all of them. */
  choices: string[] | null;
}

const packageFolder = resolve(import.meta.dirname, '..');
const components = join(packageFolder, 'src/components');

/** A folder without a module of its own name holds what several components share. */
export const componentNames = readdirSync(components)
  .filter((name) => existsSync(join(components, name, `${name}.tsx`)))
  .toSorted();

/** The one module whose component has another name. */
const propsType = (name: string) => (name === 'Toast' ? 'ToastRegionProps' : `${name}Props`);

const isOptional = (symbol: TypeSymbol) => (symbol.flags & optionalFlag) !== 0;
// SymbolFlags.Optional of the compiler, which exports the enum only as a type.
const optionalFlag = 1 << 24;

/** What these mean on every component, in place of a docblock on each, and of react-aria's words. */
const common: Record<string, string> = {
  children: 'What it holds.',
  id: 'Id of the element.',
  'aria-label': 'Its name for assistive technology, where no text in sight says it.',
  'aria-labelledby': 'Id of the text in sight that names it.',
  'aria-describedby': 'Id of the text in sight that explains it.',
};

/** `… Default 0.` and `… Default: the browser's choice.` end a description. */
const defaultPattern = /\s*\bDefault:? ((?:`[^`]*`|[^.`]|\.(?=\S))+)\.(?=\s|$)/;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function readProp(checker: Checker, symbol: TypeSymbol): Prop {
  const type = checker.getTypeOfSymbol(symbol);
  if (!type) throw new Error(`The compiler knows no type of ${symbol.name}.`);
  const text = checker
    .typeToString(type)
    .replace(isOptional(symbol) ? / \| undefined$/ : /$^/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1');
  const parts = text.split(' | ');
  const choices = parts.every((part) => /^"[^"]*"$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : null;

  const ours = symbol.declarations.some(({ path }) => !path.includes('/node_modules/'));
  const written = oneLine(symbol.getDocumentationComment(checker)).replace(/\s*See \[MDN\].*$/, '');
  const comment = (ours && written) || common[symbol.name] || written;
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default')?.text;
  const [sentence = '', value] = defaultPattern.exec(comment) ?? [];
  return {
    name: symbol.name,
    type: text,
    isRequired: !isOptional(symbol),
    description: comment.replace(sentence, '').trim(),
    defaultValue: value ?? (tag === undefined ? null : tag.replaceAll("'", '')),
    choices,
  };
}

/** What can be given to each component, read from its types: also what an interface takes from others. */
export function componentProps(): Record<string, Prop[]> {
  const api = new API({ cwd: packageFolder });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(packageFolder, 'tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('The compiler did not open packages/ui.');
    const { program, checker } = project;
    return Object.fromEntries(
      componentNames.map((name) => {
        const file = program.getSourceFile(join(components, name, `${name}.tsx`));
        const module = file && checker.getSymbolAtLocation(file);
        const symbol = module && checker.getExportsOfModule(module).find((entry) => entry.name === propsType(name));
        // A component that takes nothing has no type for it.
        if (!symbol) return [name, []];
        const props = checker
          .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
          .map((prop) => readProp(checker, prop));
        return [name, props.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))];
      }),
    );
  } finally {
    api.close();
  }
}
