import type { Workspace } from '../../shell/contract/entities.ts'
import type { Denial } from '../../shell/contract/denial.ts'
import type { Layout, MenuItem } from '../../shell/contract/layout.ts'
import { sampleBrand, sampleLayout } from './sample-context.ts'

const COUNTRIES = [
  { code: 'DE', name: 'Germany', currency: 'EUR' },
  { code: 'GB', name: 'United Kingdom', currency: 'GBP' },
  { code: 'FR', name: 'France', currency: 'EUR' },
  { code: 'BR', name: 'Brazil', currency: 'BRL' },
]
const FIRST = [
  'Nordlicht',
  'Contoso',
  'Harbour',
  'Alpen',
  'Señor',
  'Grün',
  'Blue',
  'Kaffee',
  'Meadow',
  'Quarz',
]
const SECOND = ['Foods', 'Mobility', 'Bank', 'Straßenbau', 'Tea', 'Studio', 'Energie', 'Sport', 'Air', 'Toys']

/** Brands of many clients in four countries; one in fifty is a pitch. */
export function manyBrands(count: number): readonly Workspace[] {
  return Array.from({ length: count }, (_, index) => {
    const name =
      `${FIRST[index % 10]} ${SECOND[Math.floor(index / 10) % 10]} ${Math.floor(index / 100)}`.replace(
        / 0$/,
        '',
      )
    const brand = sampleBrand(
      `m${index}`,
      name,
      COUNTRIES[index % 4],
      `${FIRST[(index * 7) % 10]} Group ${index % 97}`,
    )
    return index % 50 === 49 ? { ...brand, status: 'PITCH' } : brand
  })
}

/** Apps in ten groups; some are not built yet, one is locked, one hidden. */
export const manyApps = (count: number): readonly MenuItem[] =>
  Array.from({ length: 10 }, (_, group) => ({
    title: `Group ${group}`,
    items: Array.from({ length: Math.ceil(count / 10) }, (_unused, index) => ({
      title: `${FIRST[group]} ${SECOND[index % 10]} planner ${index}`,
      path: `/brands/b1/app-${group}-${index}`,
      notAvailable: index % 7 === 6,
    })),
  }))

export const sampleDenials: readonly Denial[] = [
  {
    asked: 'Cart',
    outcome: 'disabled',
    because: 'Your agency has no live panel yet. It opens automatically as soon as the panel is live.',
    details: { rule: 'live-panel', account: 'az-ag-1' },
  },
  {
    asked: 'Network',
    outcome: 'hidden',
    because: 'You need the permission to use the network. Ask whoever manages access at your agency for it.',
    app: 'contacts',
    details: {
      rule: 'permission',
      permissions: ['app_profile_NetworkAccess', 'NetworkAccess'],
      account: 'az-ag-1',
    },
  },
  {
    asked: '/brands/b9/xlator',
    outcome: 'redirected',
    because: 'Audience translator is not offered in Germany, the country of this brand.',
    details: { rule: 'country', market: 'DE' },
  },
  ...['Martech', 'Four mores', 'Admin', 'Markets', 'Documentation'].map((asked): Denial => ({
    asked,
    outcome: 'coming',
    because: 'This is not part of this installation yet.',
  })),
]

const scorecard = (title: string, id: string): MenuItem => ({
  title,
  path: `/brands/b1/scorecards/scorecard/${id}/intro`,
  breadcrumbTitle: title,
})

/** Menus as large as a tenant's: nested, locked, external, not built yet, and long German words. */
export const largeLayout: Layout = {
  ...sampleLayout,
  topNavigation: [
    {
      title: 'Unlock',
      items: [
        { title: 'Scorecards', path: '/brands/b1/scorecards' },
        {
          title: 'Audits',
          items: [
            scorecard('Site and app audit', 'site-app'),
            scorecard('PPC audit', 'ppc'),
            scorecard('Technology audit', 'technology'),
          ],
        },
        { title: 'Martech', path: '/brands/b1/martech', notAvailable: true },
        { title: 'Four mores', path: '/brands/b1/sog', notAvailable: true },
      ],
    },
    {
      title: 'Plan',
      items: [
        { title: 'Budget', path: '/brands/b1/budget' },
        { title: 'Cart', path: '/brands/b1/cart', disabled: true, why: 'Your agency has no live panel yet.' },
        { title: 'Media plan comparison', path: '/brands/b1/campaigns/comparison/list' },
        { title: 'Zielgruppenübersetzungsverwaltung', path: '/brands/b1/xlator' },
        { title: 'Planning handbook', path: 'https://handbook.example/', external: true },
        { title: 'Secret plan', path: '/brands/b1/secret', hidden: true },
      ],
    },
    { title: 'Manage', items: [{ title: 'Admin', path: '/os-admin', notAvailable: true }] },
    { title: 'Documentation', path: '/documentation', notAvailable: true },
  ],
  dashboardTabs: [
    { title: 'You', path: '/you' },
    { title: 'Network', path: '/network/contacts', notAvailable: true },
    { title: 'Apps', path: '/apps/list', notAvailable: true },
  ],
  avatarMenu: [
    { title: 'Profile', path: '/user/profile' },
    { title: 'Settings', path: '/user/settings' },
    {
      title: 'Administration',
      items: [
        { title: 'Roles', path: '/os-admin/panel/roles' },
        { title: 'Users', path: '/os-admin/panel/users' },
        { title: 'Groups', path: '/os-admin/panel/groups' },
      ],
    },
    { title: 'Feedback', disabled: true, why: 'Feedback is not open yet.' },
  ],
  apps: [
    {
      title: 'Unlock',
      items: [
        { title: 'Scorecards', path: '/brands/b1/scorecards' },
        { title: 'Site speed', path: '/brands/b1/site-speed' },
        { title: 'Budget', path: '/brands/b1/budget' },
        { title: 'Martech', path: '/brands/b1/martech', notAvailable: true },
      ],
    },
    {
      title: 'Plan',
      items: [
        { title: 'Cart', path: '/brands/b1/cart', disabled: true, why: 'Your agency has no live panel yet.' },
        { title: 'Media plan comparison', path: '/brands/b1/campaigns/comparison/list' },
        { title: 'Zielgruppenübersetzungsverwaltung', path: '/brands/b1/xlator' },
        { title: 'Retail compass', path: '/brands/b1/retail-compass' },
      ],
    },
    {
      title: 'Manage',
      items: [
        { title: 'Admin', path: '/os-admin', notAvailable: true },
        { title: 'Markets', path: '/market-admin', notAvailable: true },
      ],
    },
  ],
  denials: sampleDenials,
  commands: [
    { id: 'start', title: 'Start audit', hint: 'Site and app', run: () => {} },
    { id: 'export', title: 'Export answers', run: () => {} },
  ],
}
