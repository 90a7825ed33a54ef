/** A mistake that could be made, and where it has to be found. */
export interface Fault {
  name: string;
  /** The file that it is put into, and what it makes of a text that stands there once. */
  file: string;
  from: string;
  to: string;
  /** The link of the proof that finds it (`docs/contributing/proof.md`). */
  link: string;
  /** The tests of that link that are enough to see it, as arguments of the command below. */
  tests: readonly string[];
}

/** How each link is asked. */
export const commands: Readonly<Record<string, readonly string[]>> = {
  'event → state': ['vitest', 'run', '--project', 'unit'],
  conventions: ['vitest', 'run', '--project', 'unit'],
  focus: ['vitest', 'run', '--project', 'components'],
  wiring: ['vitest', 'run', '--project', 'server', 'tests/wiring'],
  'call → answer': ['vitest', 'run', '--project', 'server'],
  'rules over time': ['vitest', 'run', '--project', 'server'],
  'control = event': ['node', 'scripts/playwright.ts', 'stories'],
  'state → screen': ['node', 'scripts/playwright.ts', 'stories'],
  journeys: ['node', 'scripts/playwright.ts', 'e2e'],
};

const login = 'apps/web/src/screens/login/LoginView.tsx';
const loginStories = ['-g', 'screens-login-'];

export const faults: readonly Fault[] = [
  {
    name: 'a lost guard: any job can be withdrawn or approved',
    file: 'packages/machines/src/flows/postedJobs/flow.ts',
    from: 'return project !== null && nextStatus(projectStatusMachine, project.status, { type }).ok;',
    to: 'return project !== null && type.length > 0;',
    link: 'event → state',
    tests: ['packages/machines/src/flows/postedJobs'],
  },
  {
    name: 'a stale list: a list under way is not asked again',
    file: 'packages/machines/src/archetypes/pagedList.ts',
    from: "'list.refresh': { target: 'loading', reenter: true }",
    to: "'list.refresh': {}",
    link: 'event → state',
    tests: ['tests/conventions/lists'],
  },
  {
    name: 'an event that leads nowhere: a failed list cannot be asked again',
    file: 'packages/machines/src/archetypes/resource.ts',
    from: "const retried = retry === undefined ? {} : keyed(retry, again ?? 'loading');",
    to: "const retried = again === undefined ? {} : keyed('never', again);",
    link: 'event → state',
    tests: ['packages/machines/src/archetypes/resource.test.ts'],
  },
  {
    name: 'a wrong value is sent: the people to compare',
    file: 'packages/machines/src/flows/talentComparison/flow.ts',
    from: "params: { ids: address.people.join(',') }",
    to: "params: { ids: address.people.join(';') }",
    link: 'wiring',
    tests: ['-t', 'talentComparison'],
  },
  {
    name: 'a wrong call: clients log in as freelancers',
    file: 'apps/web/src/screens/login/screen.tsx',
    from: "role === 'CLIENT' ?",
    to: "role !== 'CLIENT' ?",
    link: 'wiring',
    tests: ['-t', 'login'],
  },
  {
    name: 'a swallowed error: a call that fails has answered',
    file: 'apps/web/src/kit/withCalls.ts',
    from: 'send({ ...input, signal }))',
    to: 'send({ ...input, signal }).catch(() => null))',
    link: 'wiring',
    tests: ['-t', 'completedProjects'],
  },
  {
    name: 'a control that sends nothing',
    file: login,
    from: "onPress={() => send({ type: 'role.correct' })}",
    to: 'onPress={() => undefined}',
    link: 'control = event',
    tests: loginStories,
  },
  {
    name: 'an enabled control that the machine does not answer',
    file: login,
    from: "const isBusy = !snapshot.can({ type: 'login.submit' });",
    to: 'const isBusy = false;',
    link: 'control = event',
    tests: loginStories,
  },
  {
    name: 'a field without a label',
    file: login,
    from: '<PasswordField label="Password"',
    to: '<PasswordField label=""',
    link: 'state → screen',
    tests: loginStories,
  },
  {
    name: 'another picture: one step less between the parts of a banner',
    file: 'packages/ui/src/components/Banner/Banner.css.ts',
    from: 'gap: space[3],',
    to: 'gap: space[2],',
    link: 'state → screen',
    tests: ['-g', 'banner'],
  },
  {
    name: 'a page that the browser draws otherwise than the server',
    file: login,
    from: 'title="Log in"',
    to: "title={typeof document === 'undefined' ? 'Log in' : 'Log in now'}",
    link: 'state → screen',
    tests: loginStories,
  },
  {
    name: 'a color below contrast',
    file: 'packages/ui/src/themes/light/light.ts',
    from: 'inkMuted: ink[700],',
    to: 'inkMuted: ink[400],',
    link: 'conventions',
    tests: ['packages/ui/src/themes'],
  },
  {
    name: 'the focus is lost: a button is disabled by its press',
    file: 'packages/ui/src/components/Button/Button.tsx',
    from: 'isPending={isPending}\n      className',
    to: 'isDisabled={isPending}\n      className',
    link: 'focus',
    tests: ['tests/focus'],
  },
  {
    name: 'a door left open: anyone decides on the applications of a job',
    file: 'apps/server/src/operations/own.ts',
    from: 'if (project.clientId !== clientId) throw',
    to: "if (clientId === '') throw",
    link: 'rules over time',
    tests: ['tests/proof/access/matrix.test.ts'],
  },
  {
    name: 'a leaked field: visitors see the email of a freelancer',
    file: 'apps/server/src/operations/publicProfiles.ts',
    from: 'userId: profileUserId,\n    email: session && row.email,',
    to: 'userId: profileUserId,\n    email: row.email,',
    link: 'call → answer',
    tests: ['apps/server/src/operations/publicProfiles.test.ts'],
  },
  {
    name: 'a stale write is taken',
    file: 'apps/server/src/domain/etag.ts',
    from: 'if (ifMatch === undefined || ifMatch === etagOf(version)) return;',
    to: 'if (ifMatch === undefined || version > 0) return;',
    link: 'rules over time',
    tests: ['tests/proof/races/stale.test.ts'],
  },
  {
    name: 'a lost lock: two decisions at the same time both win',
    file: 'apps/server/src/repositories/projects.ts',
    from: ".where('id', '=', id).forUpdate().executeTakeFirst();",
    to: ".where('id', '=', id).executeTakeFirst();",
    link: 'rules over time',
    tests: ['tests/proof/races'],
  },
  {
    name: 'a retry is done twice',
    file: 'apps/server/src/contract/idempotency.ts',
    from: "const key = String(context.headers['Idempotency-Key']);",
    to: "const key = String(context.headers['Idempotency-Key']) + randomBytes(4).toString('hex');",
    link: 'rules over time',
    tests: ['tests/proof/races/sameKey.test.ts'],
  },
  {
    name: 'a mail that is not sent: to the freelancer who was hired',
    file: 'apps/server/src/operations/applications.ts',
    from: "await mail.send(trx, { template: 'applicationAccepted', to: freelancer.email, data });",
    to: 'void [mail, trx, freelancer.email, data];',
    link: 'call → answer',
    tests: ['apps/server/src/operations/hiring.test.ts'],
  },
  {
    name: 'a change without an entry in the audit log',
    file: 'apps/server/src/operations/applications.ts',
    from: "await record(trx, { actorId, action: 'application.accept', at: now }, [",
    to: "void ((..._: unknown[]) => _)(trx, { actorId, action: 'application.accept', at: now }, [",
    link: 'call → answer',
    tests: ['tests/contract/auditTrail.test.ts'],
  },
  {
    name: 'a page that scrolls sideways on a narrow screen',
    file: 'apps/web/src/shell/readingPage.css.ts',
    from: "display: 'grid',\n  gap: space[8],",
    to: "display: 'grid',\n  gap: space[8],\n  minInlineSize: '30rem',",
    link: 'journeys',
    tests: ['everyPage'],
  },
  {
    name: 'a logout in one tab leaves the others signed in',
    file: 'apps/web/src/session/keepInStep.ts',
    from: "tabs.tell({ type: 'closed', token: effect.token });",
    to: 'void effect.token;',
    link: 'journeys',
    tests: ['tabs'],
  },
];
