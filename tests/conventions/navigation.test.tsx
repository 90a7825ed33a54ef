import { sessionFlow } from '@guildhall/machines/scenarios/session';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { paths } from '../../apps/web/src/paths.ts';
import { routeAt, routes } from '../../apps/web/src/routes.ts';
import { informationPages } from '../../apps/web/src/shell/navigation.ts';
import { ShellView } from '../../apps/web/src/shell/ShellView.tsx';

const visitors = {
  'a visitor': sessionFlow.snapshots.guest,
  'a client': sessionFlow.snapshots.signedIn,
  'a freelancer': sessionFlow.snapshots.signedInFreelancer,
};

type Who = keyof typeof visitors;

interface Link {
  label: string;
  href: string;
}

/** The part of a page between two tags. */
const between = (html: string, tag: string) => html.slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`));

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');

const linksIn = (html: string): Link[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', label = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    label: text(label),
  }));

/** The frame of a page, as it is served: the drawer's links stand in the panel that the browser opens. */
function frameOf(who: Who, pathname: string) {
  const html = renderToString(
    <ShellView
      snapshot={visitors[who]}
      send={() => {}}
      brand="Guildhall"
      homeHref={paths.home}
      pathname={pathname}
      expected="guest"
      year={2026}
    >
      <p />
    </ShellView>,
  );
  const header = between(html, 'header');
  const panel = header.slice(header.indexOf('popover="auto"'));
  const nav = between(panel, 'nav');
  const afterNav = panel.slice(panel.indexOf('</nav>'));
  // The panel's own account is the first, the wide header's the second.
  const accounts = afterNav.split(/class="SiteHeader_(?:account|panelAccount)__\w+"/).slice(1);
  const footer = html.slice(html.indexOf('<footer'));
  const groups = new Map(
    footer
      .split('<nav ')
      .slice(1)
      .map((group) => [text(between(group, 'h2')), linksIn(group)]),
  );
  return {
    header: [...linksIn(nav), ...linksIn(accounts[1] ?? '')],
    drawer: [...linksIn(nav), ...linksIn(accounts[0] ?? '')],
    groups,
    footer: [...groups.values()].flat(),
    isLogoutThere: { header: accounts[1]?.includes('Logout'), drawer: accounts[0]?.includes('Logout') },
    footText: text(footer),
  };
}

/** The words of the specification, 2.3. */
const named: Record<Who, string[]> = {
  'a visitor': ['Find Talent', 'Find Work', 'About', 'Log In', 'Sign Up'],
  'a client': ['Find Talent', 'Dashboard', 'Post Job', 'About', 'Profile'],
  'a freelancer': ['Find Work', 'Dashboard', 'About', 'Profile'],
};
const namedOnInformation: Record<Who, string[]> = {
  'a visitor': ['Home', 'About', 'Find Talent', 'Find Work', 'Log In', 'Sign Up'],
  'a client': ['Home', 'About', 'Find Talent', 'Dashboard', 'Profile'],
  'a freelancer': ['Home', 'About', 'Find Work', 'Dashboard', 'Profile'],
};

/** The own account stands behind the name of the person, which is theirs alone. */
const isAccount = ({ href }: Link) => href === paths.account;
const isShared = (link: Link) => !isAccount(link);

const addresses = (links: readonly Link[]) => links.map(({ href }) => href).toSorted();
const labels = (links: readonly Link[]) => links.map(({ label }) => label).toSorted();

describe.each(Object.keys(visitors) as Who[])('%s', (who) => {
  it.each([...routes.map(({ path }) => path), '/not-there'])('on %s finds one set of links', (path) => {
    const frame = frameOf(who, path);
    const { footer, groups, isLogoutThere, footText } = frame;
    const [header, drawer] = [frame.header.filter(isShared), frame.drawer.filter(isShared)];
    const expected = (informationPages.has(path) ? namedOnInformation : named)[who];
    expect(labels(header)).toEqual(expected.toSorted());
    expect(labels(drawer)).toEqual(labels(header));
    expect(addresses(drawer)).toEqual(addresses(header));

    // The footer's group of them, and its door among the company's.
    const shared = [...(groups.get('Explore') ?? []), ...footer.filter(({ label }) => label === 'Log In')];
    expect(labels(shared)).toEqual(labels(header));
    expect(addresses(shared)).toEqual(addresses(header));

    const isGuest = who === 'a visitor';
    expect(isLogoutThere).toEqual({ header: !isGuest, drawer: !isGuest });
    for (const part of [frame.header, frame.drawer, footer])
      expect(part.filter(isAccount)).toHaveLength(isGuest ? 0 : 1);
    expect(footText.includes('Logout')).toBe(!isGuest);
    expect(labels(groups.get('Company') ?? [])).toEqual(
      ['Terms', 'Press', 'Contact Support', ...(isGuest ? ['Log In'] : [])].toSorted(),
    );
  });

  it('finds no address twice in the footer, and every one of them leads to a page', () => {
    const { footer } = frameOf(who, paths.home);
    // For a visitor “Find Work” and “Find Talent” are the public lists, which the footer names for everyone.
    const named = who === 'a visitor' ? footer.filter(({ label }) => !label.startsWith('Browse ')) : footer;
    expect(new Set(addresses(named)).size).toBe(named.length);
    expect(footer.filter(({ href }) => routeAt(new URL(href, 'http://here').pathname) === undefined)).toEqual([]);
  });

  it('finds every information page in the footer', () => {
    const { footer } = frameOf(who, paths.about);
    expect([...informationPages].filter((page) => !footer.some(({ href }) => href === page))).toEqual([]);
  });
});
