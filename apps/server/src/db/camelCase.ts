import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, RootOperationNode } from 'kysely';
import { CamelCasePlugin, PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** Kysely's own rules for both spellings. */
class Spelling extends CamelCasePlugin {
  readonly snake = remember((name) => this.snakeCase(name));
  readonly camel = remember((name) => this.camelCase(name));
}

const spelling = new Spelling();

/**
 * PostgreSQL's names are written in snake_case while a query is put into words. Kysely's plugin rewrites the whole query
 * before that, which costs a list as much as reading its rows.
 */
class CamelCaseCompiler extends PostgresQueryCompiler {
  readonly #sanitized = remember((name) => super.sanitizeIdentifier(spelling.snake(name)));

  protected override sanitizeIdentifier(name: string): string {
    return this.#sanitized(name);
  }
}

/** PostgreSQL, with our names in camelCase. Goes together with `CamelCaseRows`. */
export class CamelCaseDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new CamelCaseCompiler();
  }
}

/** Columns of answers in camelCase. Keys inside JSON values are data, and stay. */
export class CamelCaseRows implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    const [first] = result.rows;
    if (first === undefined) return result;
    const names = Object.keys(first).map((column) => [column, spelling.camel(column)] as const);
    const rows = result.rows.map((row) => {
      const renamed: Record<string, unknown> = {};
      for (const [column, name] of names) renamed[name] = row[column];
      return renamed;
    });
    return { ...result, rows };
  }
}

/** Names come from our code alone, so there are few. */
function remember(spell: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? spell(name);
    known.set(name, found);
    return found;
  };
}
