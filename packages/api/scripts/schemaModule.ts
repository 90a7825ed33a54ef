import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

import type { Contract } from './contract.ts';

const upload = ts.factory.createTypeReferenceNode('Upload');

/** The types of every path, operation and schema; a schema is also exported under its own name. */
export async function schemaModule({ source }: Contract): Promise<string> {
  const tree = await openapiTS(source, {
    // A field with a default may be left out by the caller; `defaults` says what the server reads then.
    defaultNonNullable: false,
    inject: "import type { Upload } from '../upload.ts';\n",
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) => (format === 'binary' ? upload : undefined),
  });
  return astToString(tree);
}
