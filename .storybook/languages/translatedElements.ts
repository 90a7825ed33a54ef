import type { ElementType, ReactElement, ReactNode } from 'react';
import React, { Children, Fragment, isValidElement, useContext } from 'react';
import devRuntime from 'react/jsx-dev-runtime';
import runtime from 'react/jsx-runtime';

import { whole } from '../../packages/ui/src/internal/wholeWords.css.ts';
import { Translation } from './translation.ts';
import type { Translator } from './translation.ts';

type Props = Record<string, unknown>;
type Make = (type: unknown, ...rest: unknown[]) => ReactElement;

const originals = { jsx: runtime.jsx as Make };

/** Attributes that are read to someone, or shown. */
const textAttributes = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
];

/** What is typed in a field of text, in a sample. */
const values = ['value', 'defaultValue'];
const isTextField = (tag: string, { type = 'text' }: Props) =>
  tag === 'textarea' || (tag === 'input' && ['text', 'search'].includes(String(type)));

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number';

/** The design system keeps a word with a hyphen on one line by an element of its own, which is no part of the sentence. */
const wordOf = (node: ReactNode): ReactNode =>
  isValidElement<Props>(node) && node.props['className'] === whole ? (node.props['children'] as ReactNode) : node;

function translateText(text: string, { find, note }: Translator): string {
  const found = find(text);
  note(text, found !== null);
  return found ?? text;
}

/** Translates what stands between two places as one sentence; null where it is not known. */
function translateWhole(words: ReactNode[], translator: Translator): ReactNode[] | null {
  const elements = words.filter((node) => !isText(node));
  let place = 0;
  const found = translator.find(words.map((node) => (isText(node) ? String(node) : `<${place++}/>`)).join(''));
  return (
    found
      ?.split(/<(\d+)\/>/)
      .map((part, index) => (index % 2 === 1 ? elements[Number(part)] : part))
      .filter((part) => part !== '') ?? null
  );
}

/** Words that follow each other are one text. */
const joined = (words: ReactNode[]): ReactNode[] =>
  words.reduce<ReactNode[]>((before, node) => {
    const last = before.at(-1);
    return isText(node) && isText(last)
      ? [...before.slice(0, -1), `${String(last)}${String(node)}`]
      : [...before, isText(node) ? String(node) : node];
  }, []);

/**
 * A sentence with elements in it is translated as a whole, since their order differs by language; else piece by piece.
 * Elements at its ends are mostly icons, and no part of it.
 */
function translateSentence(nodes: ReactNode[], translator: Translator): ReactNode[] {
  const words = joined(nodes.map(wordOf));
  const first = words.findIndex(isText);
  const last = words.findLastIndex(isText) + 1;
  for (const [from, to] of [
    [first, last],
    [first, words.length],
    [0, words.length],
  ] as const) {
    const found = translateWhole(words.slice(from, to), translator);
    if (found === null) continue;
    translator.note(words.slice(first, last).filter(isText).join(' '), true);
    return [...words.slice(0, from), ...found, ...words.slice(to)];
  }
  return words.map((node) => (typeof node === 'string' ? translateText(node, translator) : node));
}

function translateChildren(children: ReactNode, translator: Translator): ReactNode {
  if (isText(children)) return translateText(String(children), translator);
  if (!Array.isArray(children)) return children;
  // With keys by their place, so that elements stay what they are when words around them come together.
  const nodes = Children.toArray(children);
  return nodes.some((node) => isText(wordOf(node))) ? translateSentence(nodes, translator) : nodes;
}

function translateProps(tag: string, props: Props, translator: Translator): Props {
  const named = [...textAttributes, ...(isTextField(tag, props) ? values : [])].flatMap((name) => {
    const text = props[name];
    // Figures that are typed stay as they are.
    if (typeof text !== 'string' || (values.includes(name) && !/\p{L}/u.test(text))) return [];
    return [[name, translateText(text, translator)] as const];
  });
  const words = { ...props, ...Object.fromEntries(named) };
  return 'children' in props
    ? { ...words, children: translateChildren(props['children'] as ReactNode, translator) }
    : words;
}

/** Elements without words of their own. */
const wordless = new Set([
  'script',
  'style',
  'svg',
  'path',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'ellipse',
  'g',
  'iframe',
]);

/** What stands for an element, a fragment or a context: the same one, with its words as its reader has them. */
function translatedElement(type: unknown): ElementType {
  const tag = typeof type === 'string' ? type : '';
  return function Translated(props: Props) {
    const translator = useContext(Translation);
    return originals.jsx(type, translator === null ? props : translateProps(tag, props, translator));
  };
}

type Component = (props: Props) => ReactNode;

/** What stands for a component: the same one, where it draws nothing but words. */
function translatedComponent(type: Component): ElementType {
  function Translated(props: Props) {
    const translator = useContext(Translation);
    const drawn = type(props);
    return translator !== null && typeof drawn === 'string' ? translateText(drawn, translator) : drawn;
  }
  // Collections of react-aria ask the component what it is.
  return Object.assign(Translated, type);
}

const contextType = Symbol.for('react.context');
const isElement = (type: unknown): boolean => {
  if (typeof type === 'string') return !wordless.has(type);
  if (type === Fragment) return true;
  return typeof type === 'object' && type !== null && Reflect.get(type, '$$typeof') === contextType;
};
const isComponent = (type: unknown): type is Component =>
  typeof type === 'function' && !(type.prototype instanceof React.Component);

const known = new Map<unknown, unknown>();

/** What is drawn in place of a type of element; the type itself where that has no words. */
function translated(type: unknown): unknown {
  if (!known.has(type)) {
    if (isElement(type)) known.set(type, translatedElement(type));
    else known.set(type, isComponent(type) ? translatedComponent(type) : type);
  }
  return known.get(type);
}

let isOn = false;

/** From now on, until the page is loaded anew, elements that are made can be translated. Those made before cannot. */
export function translateElements(): void {
  isOn = true;
}

const making =
  (make: Make): Make =>
  (type, ...rest) =>
    make(isOn ? translated(type) : type, ...rest);

/**
 * React's own functions that make elements are replaced, before anything takes them: components of libraries are compiled
 * already and make most of our elements, so that a `jsxImportSource` of our own would be passed by.
 */
function replace(module: object, names: readonly string[]): void {
  for (const name of names) {
    const make: unknown = Reflect.get(module, name);
    if (typeof make === 'function') Reflect.set(module, name, making(make as Make));
  }
}
replace(runtime, ['jsx', 'jsxs']);
replace(devRuntime, ['jsxDEV']);
replace(React, ['createElement']);
