import type { Permission } from './permissions.ts'

/** One row of the spec's route tables (section 2). */
export interface RouteLine {
  /** Below the root, or below `brands/{brandId}` for brand routes. */
  path: string
  /** Key of the mini-app shown; absent for redirects and the shell's own pages. */
  app?: string
  /** `open` needs no session; `guarded` the guard chain; `brand` workspace access for the brand too. */
  access: 'open' | 'guarded' | 'brand'
  permission?: Permission | (string & {})
  /** Template of the path to go to instead. */
  redirectTo?: string
  /** A page of the shell's own. */
  page?: 'sign-in' | 'error'
}

export const ROUTES: readonly RouteLine[] = [
  { path: '', access: 'open', redirectTo: '/you' },
  { path: 'login', app: 'login', access: 'open' },
  { path: 'login/agency-access', app: 'login', access: 'open' },
  { path: 'auth', access: 'open', page: 'sign-in' },
  { path: 'forbidden', access: 'open', redirectTo: '/login' },
  { path: 'unauthorized', access: 'open', redirectTo: '/login' },
  { path: 'error', access: 'guarded', page: 'error' },

  { path: 'you', app: 'you-page', access: 'guarded' },
  { path: 'user/profile', app: 'you-page', access: 'guarded' },
  { path: 'user/settings', app: 'you-page', access: 'guarded' },
  { path: 'sample', app: 'sample', access: 'guarded' },

  { path: 'scorecards', app: 'scorecards', access: 'brand' },
]
