import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files that cross a border, and one beside each that does not. */
const planted = {
  'packages/ui/src/bad.ts':
    "import { nextStatus } from '@guildhall/machines/domain/lifecycle';\nexport const a = nextStatus;\n",
  'packages/ui/src/router.ts': "import { useLocation } from 'wouter';\nexport const a = useLocation;\n",
  'packages/machines/src/bad.ts': "import { useState } from 'react';\nexport const a = useState;\n",
  'packages/machines/src/client.ts':
    "import { createApi } from '@guildhall/api/client';\nexport const a = createApi;\n",
  'packages/api/src/bad.ts':
    "import { nextStatus } from '@guildhall/machines/domain/lifecycle';\nexport const a = nextStatus;\n",
  'apps/server/src/bad.ts': "import { Button } from '@guildhall/ui/Button';\nexport const a = Button;\n",
  'apps/server/src/flow.ts':
    "import { loginMachine } from '@guildhall/machines/flows/login';\nexport const a = loginMachine;\n",
  'apps/server/src/domain/bad.ts': "import { findUser } from '../repositories/users.ts';\nexport const a = findUser;\n",
  'apps/server/src/repositories/bad.ts':
    "import { loadContract } from '../contract/loader.ts';\nexport const a = loadContract;\n",
  'apps/server/src/operations/steps/bad.ts':
    "import { loadContract } from '../../contract/loader.ts';\nexport const a = loadContract;\n",
  'apps/server/src/db/bad.ts': "import { yearsOf } from '../domain/experience.ts';\nexport const a = yearsOf;\n",
  'apps/server/src/db/migrations/9001_enum.ts':
    "import { roles } from '@guildhall/api/enums';\nexport const a = roles;\n",
  'apps/server/src/db/migrations/9002_domain.ts':
    "import { levels } from '../../domain/experience.ts';\nexport const a = levels;\n",
  'tests/proof/lifecycles/bad.ts':
    "import { loginMachine } from '@guildhall/machines/flows/login';\nexport const a = loginMachine;\n",
  'apps/web/src/screens/x/XScreen.tsx':
    "import { loginMachine } from '@guildhall/machines/flows/login';\nexport const a = loginMachine;\n",
  'apps/web/src/screens/x/XView.tsx': "import { useLocation } from 'wouter';\nexport const a = useLocation;\n",
};
/** A view that takes its parent's props, from the screen itself and from a file between the two. */
const circular = {
  'apps/web/src/screens/u/UScreen.tsx':
    "import { UView } from './UView.tsx';\nexport interface UProps {\n  a: string;\n}\nexport const a = UView;\n",
  'apps/web/src/screens/u/UView.tsx':
    "import type { UProps } from './UScreen.tsx';\nexport const UView = ({ a }: UProps) => a;\n",
  'apps/web/src/screens/v/VScreen.tsx':
    "import { VPart } from './VPart.tsx';\nexport interface VProps {\n  a: string;\n}\nexport const a = VPart;\n",
  'apps/web/src/screens/v/VPart.tsx': "import { VView } from './VView.tsx';\nexport const VPart = VView;\n",
  'apps/web/src/screens/v/VView.tsx':
    "import type { VProps } from './VScreen.tsx';\nexport const VView = ({ a }: VProps) => a;\n",
};
const allowed = {
  'packages/machines/src/good.ts':
    "import type { Failure } from '@guildhall/api/failures';\nexport type A = Failure;\n",
  'apps/server/src/good.ts':
    "import { nextStatus } from '@guildhall/machines/domain/lifecycle';\nexport const a = nextStatus;\n",
  'apps/server/src/operations/good.ts':
    "import { findUser } from '../repositories/users.ts';\nexport const a = findUser;\n",
  'apps/server/src/db/migrations/9003_good.ts': "import { sql } from 'kysely';\nexport const a = sql;\n",
  'tests/proof/lifecycles/good.ts':
    "import { nextStatus } from '@guildhall/machines/domain/lifecycle';\nexport const a = nextStatus;\n",
  'apps/web/src/screens/y/YScreen.tsx':
    "import type { loginMachine } from '@guildhall/machines/flows/login';\nexport type A = typeof loginMachine;\n",
};

let folder: string;
let report: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-borders-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, text] of Object.entries({ ...planted, ...circular, ...allowed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  try {
    report = execFileSync(oxlint, ['--format=unix'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    // It ends with 1 when it finds something, and prints what.
    report = (error as { stdout: string }).stdout;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const complaintsAbout = (file: string, rule = 'no-restricted-imports') =>
  report.split('\n').filter((line) => line.includes(file) && line.includes(rule));

describe('lint keeps the borders', () => {
  it.each(Object.keys(planted))('%s is refused', (file) => {
    expect(complaintsAbout(file)).toHaveLength(1);
  });

  it.each(Object.keys(circular))('%s is refused: a view never imports from what draws it', (file) => {
    expect(complaintsAbout(file, 'no-cycle')).toHaveLength(1);
  });

  it.each(Object.keys(allowed))('%s is allowed', (file) => {
    expect(complaintsAbout(file)).toEqual([]);
  });
});
