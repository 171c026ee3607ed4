import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { entryOf, scriptOf } from '../catalogue/entries.ts'
import { appsWith, topNavigationOf } from '../catalogue/configured-menus.ts'
import { sortEntries } from './configured-apps.ts'
import { CONFIG, parseRuntimeConfig } from './environment.ts'
import type { MenuLine } from './menu-lines.ts'

const good = {
  key: 'reports',
  title: 'Reports',
  category: 'Unlock',
  script: { dev: 'http://localhost:5001/reports.ts', production: 'https://apps.example/reports.js' },
  routes: ['reports'],
}

const reach = { name: 'reach', origin: 'https://reach.example', audience: 'reach' }

function parse(miniApps: readonly unknown[]): { keys: string[]; said: string[] } {
  const said: string[] = []
  const { miniApps: kept } = parseRuntimeConfig(
    JSON.stringify({ authority: 'https://provider.example', clientId: 'portal', miniApps }),
    (problem) => said.push(problem),
  )
  return { keys: kept.map(({ key }) => key), said }
}

const group = (lines: readonly MenuLine[], title: string) =>
  lines
    .filter((line) => line.title === title)
    .flatMap(({ items = [] }) => items)
    .map((line) => `${line.title} ${line.path ?? ''}`)

describe('mini-apps that come by configuration', () => {
  it('are taken with all they may say', () => {
    const full = {
      ...good,
      brandScoped: true,
      permission: 'ReportsAccess',
      guards: { eligibleCountry: true, marketPermission: 'ReportsInMarket', tenants: ['msix'] },
      menu: [
        { title: 'Reports', section: 'Unlock', breadcrumbTitle: 'Reports' },
        { title: 'Weekly report', section: 'Plan', path: '/weekly' },
      ],
      allowedEvents: ['change-workspace'],
      apis: ['scorecards', reach, { name: 'local', origin: 'http://localhost:9000', audience: 'local' }],
      help: { communityUrl: 'https://community.example' },
      needs: {
        connect: ['https://api.example', 'wss://news.example:8443'],
        images: ['https://pictures.example'],
        frames: ['https://maps.example'],
        workers: true,
        wasm: true,
        policies: ['dompurify'],
      },
    }
    expect(parse([full])).to.deep.equal({ keys: ['reports'], said: [] })
  })

  it('add nothing to a policy but their own hosts', () => {
    const odd = 'https://x;script-src-elem'
    for (const more of [
      { script: `${odd}/a.js` },
      { script: undefined, frame: `${odd}/a.html` },
      { needs: { connect: [odd] } },
      { needs: { images: ['https://*'] } },
      { apis: [{ ...reach, origin: odd }] },
      { apis: ['embed'] },
    ])
      expect(parse([{ ...good, ...more }]).keys, JSON.stringify(more)).to.deep.equal([])
  })

  it('share an audience only where its tokens go to one origin', () => {
    const other = (origin: string) => ({
      ...good,
      key: 'other',
      routes: ['other'],
      apis: [{ name: 'theirs', origin, audience: 'reach' }],
    })
    const first = { ...good, apis: [reach] }
    expect(parse([first, other('https://reach.example')]).keys).to.deep.equal(['reports', 'other'])
    const { keys, said } = parse([first, other('https://elsewhere.example')])
    expect(keys).to.deep.equal(['reports'])
    expect(said[0]).to.contain('audience "reach"')
  })

  it('have no audience of the tokens that people sign in with', () => {
    const { usable, faulty } = sortEntries([{ ...good, apis: [reach] }], ['reach'])
    expect(usable).to.deep.equal([])
    expect(faulty[0]!.problems[0]!.sentence).to.contain(
      'the audience "reach", which belongs to the tokens people sign in with',
    )
  })

  it('may have permissions that are empty [5.8]', () => {
    expect(parse([{ ...good, permission: '', guards: { marketPermission: '' } }])).to.deep.equal({
      keys: ['reports'],
      said: [],
    })
  })

  const BAD: readonly [what: string, entry: unknown, said: RegExp][] = [
    ['without a key', { ...good, key: undefined }, /^Mini-app entry 1 was left out: "key" is missing\.$/],
    ['with a malformed key', { ...good, key: 'My App' }, /"key" must be kebab-case/],
    [
      'with the key of a built-in mini-app',
      { ...good, key: 'scorecards' },
      /there is a mini-app "scorecards" already/,
    ],
    [
      'with the key of another entry',
      { ...good, routes: ['other'] },
      /there is a mini-app "reports" already/,
    ],
    [
      'with the route of a built-in page',
      { ...good, key: 'other', routes: ['/you/'] },
      /"routes\.0" is "\/you\/", which belongs to another mini-app or page/,
    ],
    [
      'with a route that the server never asks the portal for',
      { ...good, key: 'other', routes: ['fine', '/assets/reports'] },
      /"routes\.1" is "\/assets\/reports", which is an address that the server keeps/,
    ],
    [
      'with the route of a page beside the portal',
      { ...good, key: 'other', routes: ['callback'] },
      /"routes\.0" is "callback", which is an address that the server keeps/,
    ],
    [
      'with a route below a brand that is not brand-scoped',
      { ...good, key: 'other', routes: ['fine', '/brands/reports'] },
      /"routes\.1" is "\/brands\/reports", which lies where the portal looks for a brand: give it as "brandScoped", without "brands\/"/,
    ],
    [
      'with the route of another entry',
      { ...good, key: 'other' },
      /"routes\.0" is "reports", which belongs to another/,
    ],
    [
      'with a route that is no path',
      { ...good, key: 'other', routes: ['https://evil.example'] },
      /"routes\.0" must be a plain path/,
    ],
    [
      'with a script that is no address',
      { ...good, key: 'other', script: 'javascript:alert(1)' },
      /"script" /,
    ],
    [
      'with neither a script nor a page',
      { ...good, key: 'other', script: undefined },
      /^Mini-app other was left out: "script" is missing\.$/,
    ],
    [
      'with a script and a page',
      { ...good, key: 'other', frame: 'https://apps.example/desk.html' },
      /exclude each other/,
    ],
    [
      'with a page that is no address',
      { ...good, key: 'other', script: undefined, frame: 'data:text/html,x' },
      /"frame" /,
    ],
    [
      'with a page that is not trusted at a path of the portal',
      { ...good, key: 'other', script: undefined, frame: '/partner/desk.html' },
      /"frame" must be an http\(s\) address of another origin/,
    ],
    [
      'with a page that is not trusted of the same origin',
      { ...good, key: 'other', script: undefined, frame: `${location.origin}/partner/desk.html` },
      /"frame" must be an http\(s\) address of another origin/,
    ],
    [
      'with a page whose address cannot be read',
      { ...good, key: 'other', script: undefined, frame: 'https://' },
      /"frame" must be an http\(s\) address of another origin/,
    ],
    [
      'with an event that nobody knows',
      { ...good, key: 'other', allowedEvents: ['format-disk'] },
      /"allowedEvents\.0" must be an event that the portal knows/,
    ],
    [
      "with an event that is for the portal's own administration",
      { ...good, key: 'other', allowedEvents: ['see-as'] },
      /"allowedEvents\.0" must be an event that the portal knows/,
    ],
    [
      'with a permission that is no text',
      { ...good, key: 'other', permission: true },
      /"permission" must be text/,
    ],
    [
      'with a need that is an address and no origin',
      { ...good, key: 'other', needs: { connect: ['https://api.example/v1'] } },
      /"needs\.connect\.0" must be an origin/,
    ],
    [
      'with a policy that would speak for every script',
      { ...good, key: 'other', needs: { policies: ['default'] } },
      /"needs\.policies\.0" must be the name of a Trusted Types policy/,
    ],
    [
      'with needs for a page that has a policy of its own',
      {
        ...good,
        key: 'other',
        script: undefined,
        frame: 'https://apps.example/desk.html',
        needs: { wasm: true },
      },
      /"needs" is for a script/,
    ],
    [
      'with a misspelt field',
      { ...good, key: 'reach-desk', script: undefined, scirpt: good.script },
      /^Mini-app reach-desk was left out: "scirpt" is no field of an entry\. Did you mean "script"\?$/,
    ],
    [
      'with a misspelt guard, which would keep nobody out',
      { ...good, key: 'other', guards: { tenant: ['msix'] } },
      /"guards\.tenant" is no field of an entry\. Did you mean "tenants"\?$/,
    ],
    [
      'with a misspelt API',
      { ...good, key: 'other', apis: ['scorecard'] },
      /"apis\.0" must be an API of the portal, or a back end .*, not "scorecard"\. Did you mean "scorecards"\?$/,
    ],
    [
      'with several faults',
      { ...good, key: 'other', title: 7, brandScoped: 'yes' },
      /: "title" must be text, not 7\. "brandScoped" must be true or false, not "yes"\.$/,
    ],
    [
      'with the API that gives tokens for the back ends of others',
      { ...good, key: 'other', apis: ['appTokens'] },
      /"apis\.0" must be an API of the portal/,
    ],
    [
      'with a back end that is called as an API of the portal',
      { ...good, key: 'other', apis: [{ ...reach, name: 'user-details' }] },
      /"apis\.0\.name" must be another than that of an API of the portal/,
    ],
    [
      'with a back end at the portal itself',
      { ...good, key: 'other', apis: [{ ...reach, origin: location.origin }] },
      /"apis\.0\.origin" must be an https origin of another server/,
    ],
    [
      'with a back end whose tokens could be read on their way',
      { ...good, key: 'other', apis: [{ ...reach, origin: 'http://reach.example' }] },
      /"apis\.0\.origin" must be an https origin/,
    ],
    [
      'with a back end that has a path',
      { ...good, key: 'other', apis: [{ ...reach, origin: 'https://reach.example/api' }] },
      /"apis\.0\.origin" .* without a path/,
    ],
    [
      'with a back end that would get tokens for the portal',
      { ...good, key: 'other', apis: [{ ...reach, audience: 'agency-os' }] },
      /"apis\.0\.audience" must be a name without blanks that does not begin with agency-os/,
    ],
    [
      'with a back end without an audience',
      { ...good, key: 'other', apis: [{ ...reach, audience: undefined }] },
      /"apis\.0\.audience" is missing/,
    ],
    [
      'with two back ends of one name',
      { ...good, key: 'other', apis: [reach, { ...reach, audience: 'second' }] },
      /"apis" must give each back end a name of its own/,
    ],
    ['that is no object', 'reports', /entry 1 .* left out/],
  ]
  for (const [what, entry, said] of BAD) {
    it(`${what} are reported and left out, and the rest works`, () => {
      const parsed = parse([good, entry, { ...good, key: 'last', routes: ['last'] }])
      expect(parsed.keys).to.deep.equal(['reports', 'last'])
      expect(parsed.said.length).to.equal(1)
      expect(parsed.said[0]).to.match(said)
    })
  }

  it('that are left out take neither key nor route from others', () =>
    expect(parse([{ ...good, title: 7 }, good, { ...good, key: 'late' }]).keys).to.deep.equal(['reports']))

  it('may have the path of a built-in page, or a name of the server, below a brand', () =>
    expect(parse([{ ...good, brandScoped: true, routes: ['you', 'assets'] }]).keys).to.deep.equal([
      'reports',
    ]))

  it('have an entry, with the address of the environment', () => {
    configure({}, { environment: 'dev', miniApps: [good] })
    expect(scriptOf(entryOf('reports')!)).to.equal(good.script.dev)
    configure({}, { miniApps: [{ ...good, help: { communityUrl: 'https://community.example' } }] })
    expect(scriptOf(entryOf('reports')!)).to.equal(good.script.production)
    expect(entryOf('reports')).to.include({
      title: 'Reports',
      category: 'Unlock',
      built: true,
      isLayout: false,
    })
    expect(entryOf('reports')!.help).to.deep.equal({ communityUrl: 'https://community.example' })
    expect(entryOf('nobody')).to.equal(undefined)
  })

  it('join the menus: a group of that title, a new one, and the apps slider by category', () => {
    configure(
      {},
      {
        miniApps: [
          {
            ...good,
            brandScoped: true,
            permission: 'ReportsAccess',
            menu: [
              { title: 'Reports', section: 'Unlock' },
              { title: 'Weekly report', section: 'Reporting', path: '/weekly' },
            ],
          },
          { ...good, key: 'tools', category: undefined, routes: ['tools'], menu: { title: 'Tools' } },
        ],
      },
    )
    const navigation = topNavigationOf('choreograph', CONFIG.miniApps)
    expect(group(navigation, 'Unlock').at(-1)).to.equal('Reports /brands/{brandId}/reports')
    expect(navigation.at(-1)?.title).to.equal('Reporting')
    expect(group(navigation, 'Reporting')).to.deep.equal(['Weekly report /brands/{brandId}/reports/weekly'])
    const apps = appsWith(CONFIG.miniApps)
    expect(group(apps, 'Unlock').slice(-2)).to.deep.equal([
      'Reports /brands/{brandId}/reports',
      'Weekly report /brands/{brandId}/reports/weekly',
    ])
    expect(group(apps, 'More')).to.deep.equal(['Tools /tools'])
  })
})
