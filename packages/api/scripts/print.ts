const isName = /^[A-Za-z_$][\w$]*$/;

/** A value as TypeScript source, on one line when that fits, with the same text every time. */
export function print(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => print(item, inner))
    : isObject(value)
      ? Object.entries(value).map(([key, item]) => `${isName.test(key) ? key : quote(key)}: ${print(item, inner)}`)
      : null;
  if (parts === null) return typeof value === 'string' ? quote(value) : String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (indent.length + line.length <= 150 && !line.includes('\n')) return line;
  return [open, ...parts.map((part) => `${inner}${part},`), indent + close].join('\n');
}

/** A description as a docblock, or nothing. */
export function docblock(text: string | undefined): string {
  const lines = (text ?? '').trim().split('\n');
  if (lines[0] === '') return '';
  return lines.length === 1 ? `/** ${lines[0]} */\n` : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
