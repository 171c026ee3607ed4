import type { AppRow, Needs } from './app-row.ts'
import { APP_ROWS } from './app-rows.ts'

/** One row of the spec's route tables (section 2). */
export interface RouteLine extends Needs {
  /** Below the root, or below `brands/{brandId}` for brand routes. */
  path: string
  /** Key of the mini-app shown; absent for redirects and the shell's own pages. */
  app?: string
  /** `open` needs no session; `guarded` the guard chain; `brand` workspace access for the brand too. */
  access: 'open' | 'guarded' | 'brand'
  /** Template of the path to go to instead, once the guards have passed. */
  redirectTo?: string
  /** A page of the shell's own. */
  page?: 'sign-in' | 'error'
}

/** Where somebody is told why they were not let in. */
export const AGENCY_ACCESS_PATH = '/login/agency-access'

const BRAND = '/brands/{brandId}/'

/** What leads to no mini-app. */
const SHELL: readonly RouteLine[] = [
  { path: '', access: 'open', redirectTo: '/you' },
  { path: 'auth', access: 'open', page: 'sign-in' },
  { path: 'forbidden', access: 'open', redirectTo: '/login' },
  { path: 'unauthorized', access: 'open', redirectTo: '/login' },
  { path: 'error', access: 'guarded', page: 'error' },
]

export const ROUTES: readonly RouteLine[] = [...SHELL, ...APP_ROWS.flatMap(linesOf)]

function linesOf({ key, routes = [], redirects = [], needs, isOpen = false }: AppRow): readonly RouteLine[] {
  return [
    ...routes.map((template) => ({ ...placed(template, isOpen), app: key, ...needs })),
    ...redirects.map(({ path, to, needs: asked }) => ({ ...placed(path, isOpen), redirectTo: to, ...asked })),
  ]
}

function placed(template: string, isOpen: boolean): Pick<RouteLine, 'path' | 'access'> {
  if (template.startsWith(BRAND)) return { path: template.slice(BRAND.length), access: 'brand' }
  return { path: template.slice(1), access: isOpen ? 'open' : 'guarded' }
}
