import type { MenuItem } from '../contract/mini-app.ts'

/** A menu line before permissions are known. */
export interface MenuLine extends Omit<MenuItem, 'items'> {
  /** Shown only to holders. */
  permission?: string
  /** Shown only in these tenants. */
  tenants?: readonly string[]
  items?: readonly MenuLine[]
}

const SCORECARDS = [
  ['site-app', 'Site and app'],
  ['ppc', 'PPC'],
  ['content', 'Content'],
  ['social', 'Social'],
  ['ecommerce', 'Ecommerce'],
  ['audience', 'Audience'],
  ['programmatic', 'Programmatic'],
  ['video', 'Video'],
  ['technology', 'Technology'],
] as const

const UNLOCK: MenuLine = {
  title: 'Unlock',
  items: [
    { title: 'Scorecards', path: '/brands/{brandId}/scorecards' },
    { title: 'Summary', path: '/brands/{brandId}/scorecards/summary', breadcrumbTitle: 'Summary' },
    ...SCORECARDS.map(([id, title]) => ({ title: `${title} audit`, path: `/brands/{brandId}/scorecards/scorecard/${id}/intro`, breadcrumbTitle: title })),
  ],
}

/** Each tenant has its own top navigation; tenants not named here have the default. */
export const TOP_NAVIGATION: Record<'default' | (string & {}), readonly MenuLine[]> = {
  default: [UNLOCK],
  wavemaker: [{ ...UNLOCK, title: 'Scorecards' }],
}

export const DASHBOARD_TABS: readonly MenuLine[] = [{ title: 'You', path: '/you' }]

export const AVATAR_MENU: readonly MenuLine[] = [
  { title: 'Profile', path: '/user/profile', permission: 'OS_USERDETAILS_APP_ACCESS' },
  { title: 'Settings', path: '/user/settings' },
  { title: 'Feedback', disabled: true },
]

/** What the apps slider offers. */
export const APPS: readonly MenuLine[] = [
  { title: 'You', path: '/you' },
  { title: 'Scorecards', path: '/brands/{brandId}/scorecards' },
  { title: 'Sample', path: '/sample', permission: 'OsDevelopers' },
]
