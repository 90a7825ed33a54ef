import { parseSync } from 'vite';

/** A text that people may see, and where it stands. */
export interface VisibleText {
  readonly line: number;
  readonly text: string;
  /** The JSX element whose content it is, if it is one's. */
  readonly element: string | null;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** What stands in a text for a value that only a run knows. */
export const gap = '{}';

/** Attributes and properties that hold names for machines. */
const unseen = /^(className|id|key|name|href|to|type|role|variant|size|tone|d|viewBox|rel|lang|dir|src|slot|style)$/;

/** Parts of a node that hold types, names of modules and names of properties. */
const skipped = /^(typeAnnotation|typeArguments|typeParameters|returnType|source)$/;

const nameIn = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');
const nameOf = (node: Node) => nameIn(node.type === 'JSXAttribute' ? node['name'] : node['key']);

/** JSX text as React gets it: lines trimmed where they break, empty ones left out. */
const jsxText = (raw: string): string =>
  raw
    .split('\n')
    .map((line, index, lines) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');

/** `<>2 <b>new</b> {count}</>` is read as one text: "2 new {}". */
function textOf(child: Node): string {
  if (child.type === 'JSXText') return jsxText(String(child['value']));
  if (child.type === 'JSXElement') {
    const children = nodesOf(child['children']);
    // What is drawn by itself is a value too: a date, an amount.
    return children.length === 0 ? gap : children.map(textOf).join('');
  }
  const inner = child['expression'];
  return isNode(inner) && inner.type === 'Literal' && typeof inner['value'] === 'string' ? inner['value'] : gap;
}

/** Two words, or a single one that begins like a sentence. */
const looksLikeText = (text: string) => /[A-Za-z]\S*\s+\S/.test(text) || /^\W*[A-Z][a-z’']+\W*$/.test(text.trim());

/** Every text in a module that people may see, in the order of the file; code words are left out as well as can be told. */
export function visibleTexts(file: string, source: string): VisibleText[] {
  const found: (Omit<VisibleText, 'line'> & { start: number })[] = [];
  const add = (start: number, text: string, element: string | null) => {
    if (looksLikeText(text)) found.push({ start, text, element });
  };
  const visit = (node: Node, element: string | null) => {
    if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || /^(Import|ExportAll)/.test(node.type)) return;
    if (node.type === 'JSXText') return;
    if ((node.type === 'JSXAttribute' || node.type === 'Property') && unseen.test(nameOf(node))) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') add(node.start, node['value'], element);
    if (node.type === 'TemplateLiteral') {
      // `cooked` is what a template's text says once its escapes are read.
      const parts = nodesOf(node['quasis']).map((part) => (part['value'] as { cooked: string }).cooked);
      add(node.start, parts.join(gap), element);
    }
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    const children = isElement ? nodesOf(node['children']) : [];
    const own =
      node.type === 'JSXElement' && isNode(node['openingElement']) ? nameIn(node['openingElement']['name']) : null;
    const first = children.find((child) => child.type === 'JSXText' && jsxText(String(child['value'])) !== '');
    if (first) {
      const indent = String(first['value']).length - String(first['value']).trimStart().length;
      add(first.start + indent, children.map(textOf).join(''), own);
    }
    for (const child of children) visit(child, own);
    for (const [key, value] of Object.entries(node)) {
      if (skipped.test(key) || (key === 'key' && node['computed'] !== true) || (isElement && key === 'children'))
        continue;
      for (const child of nodesOf(value)) visit(child, node.type === 'JSXAttribute' || isElement ? null : element);
    }
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  for (const statement of nodesOf(program.body)) visit(statement, null);
  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, ...text }) => ({ ...text, line: source.slice(0, start).split('\n').length }));
}
