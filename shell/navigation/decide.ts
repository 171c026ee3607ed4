import { takeRememberedRoute } from '../auth/auth.ts'
import { CONFIG } from '../config/environment.ts'
import type { Denial } from '../contract/denial.ts'
import { localPath } from '../contract/local-path.ts'
import { brandIdIn, fillRouteTemplate } from '../contract/route-template.ts'
import { AGENCY_ACCESS_PATH, type RouteLine } from '../config/routes.ts'
import { runGuards } from '../guards/chain.ts'
import type { Verdict, Visit } from '../guards/verdict.ts'
import { refuseAccess } from '../access/refuse-access.ts'
import { brandRule, type Refusal as RuleRefusal } from '../access/access-rules.ts'
import { $accessState, setAccessState } from '../stores/access-state.ts'
import { denialOf } from '../access/denial-of.ts'
import type { Place } from '../stores/place.ts'
import { expirePermissions } from '../stores/permissions.ts'
import { $session } from '../stores/session.ts'
import { here, soon, type Soon, type Steps } from '../stores/kit/soon.ts'
import { $workspace, expireWorkspaces } from '../stores/workspaces.ts'
import type { RouteTable } from './route-table.ts'

/** What a path leads to: something to show, somewhere else to go, or a verdict the router carries out. */
export type Decision = { show: Omit<Place, 'visit'> } | Redirect | Refusal | 'start-sign-in'

/** `denial` is set when somebody was refused. */
type Redirect = { go: string; denial?: Denial }
type Refusal = { verdict: Exclude<Verdict, 'pass' | { redirectTo: string }> }

const GUARDED: RouteLine = { path: '', access: 'guarded' }

/** Resolves a path and runs its guards. */
export function decide(
  table: RouteTable,
  path: string,
  onMatch: (app: string) => void = () => {},
): Soon<Decision> {
  const match = table.match(path)
  return soon(match ? decisionAt(match, path, onMatch) : unknownPath(table, path))
}

function* decisionAt(match: Visit, path: string, onMatch: (app: string) => void): Steps<Decision> {
  const { line } = match
  if (line.redirectTo) return (yield* refusal(match)) ?? { go: redirectOf(line.redirectTo, path) }
  if (line.page === 'sign-in') return 'start-sign-in'
  if (line.path === 'login') return loginPage(match)
  if (`/${line.path}` === AGENCY_ACCESS_PATH) return yield* agencyAccessPage(match)
  if (line.app) onMatch(line.app)
  return (yield* refusal(match)) ?? show(match)
}

/** Falls through to an empty route, unless the path is a brand's without its brand: then the default brand is meant. */
function* unknownPath(table: RouteTable, path: string): Steps<Decision> {
  const visit = guardedVisit(path)
  const { route } = visit
  const refused = yield* refusal(visit)
  if (refused) return refused
  return table.hasBrandLine(path) ? underBrand(path, route) : { show: { app: '', page: 'empty', route } }
}

function underBrand(path: string, { path: asked }: Visit['route']): Redirect {
  const brand = $workspace.get()
  const refusal = brandRule(brand)
  return refusal
    ? redirect(asked, '/', refusal)
    : { go: fillRouteTemplate(`/brands/{brandId}${path}`, brand?.id) }
}

/** For a path where nothing is known to live: whoever is not signed in has to sign in first. */
function guardedVisit(path: string): Visit {
  const { pathname } = new URL(location.origin + path)
  return { line: GUARDED, route: { path: pathname, tail: '/', params: {}, query: {}, basePath: pathname } }
}

/** For the brand of the path or the current one, with the path's query and fragment. */
function redirectOf(template: string, path: string): string {
  const afterPath = /[?#].*$/s.exec(path)?.[0] ?? ''
  return fillRouteTemplate(template, brandIdIn(path) ?? $workspace.get()?.id) + afterPath
}

function loginPage(match: Visit): Decision {
  const { state, messages } = $session.get()
  return state === 'signed-in' && messages.length === 0
    ? { go: takeRememberedRoute() ?? CONFIG.postLoginRoute }
    : show(match)
}

/** Shows why somebody was not let in; finds the reason out when the page was opened by its address. */
function* agencyAccessPage(match: Visit): Steps<Decision> {
  if ($accessState.get()) return show(match)
  const refused = yield* refusal({ ...match, line: GUARDED })
  const wanted = localPath(match.route.query['from']) ?? '/'
  if (!refused) return { go: wanted }
  if (!('verdict' in refused) || typeof refused.verdict === 'string' || !('accessState' in refused.verdict))
    return refused
  refuseAccess(refused.verdict.accessState, wanted)
  return show(match)
}

/** Null when the guards let the visit pass. After a refusal of access everything is asked for anew; its reason holds until the answer is there. */
function* refusal(match: Visit): Steps<Redirect | Refusal | null> {
  if (match.line.access !== 'open' && $accessState.get()) forgetAccess()
  const verdict = yield* here(runGuards(match))
  const isLetIn = verdict === 'pass' || (typeof verdict === 'object' && 'redirectTo' in verdict)
  if (isLetIn) setAccessState(null)
  if (verdict === 'pass') return null
  if (verdict === 'stop' || !('redirectTo' in verdict)) return { verdict }
  return redirect(match.route.path, verdict.redirectTo, verdict.refusal, match.line.app)
}

const redirect = (asked: string, go: string, refusal: RuleRefusal, app?: string): Redirect => ({
  go,
  denial: denialOf(asked, 'redirected', refusal, app),
})

function forgetAccess(): void {
  expirePermissions()
  expireWorkspaces()
}

function show({ line, route }: Visit): Decision {
  return { show: { app: line.app ?? '', page: line.page ?? '', route } }
}
