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
import { type Place } from '../stores/location.ts'
import { expirePermissions } from '../stores/permissions.ts'
import { $session } from '../stores/session.ts'
import { $workspace, expireWorkspaces } from '../stores/workspaces.ts'
import type { RouteTable } from './route-table.ts'

/** What a path leads to: something to show, somewhere else to go, or a verdict the router carries out. */
export type Decision = { show: Omit<Place, 'visit'> } | Redirect | Refusal | 'start-sign-in'

/** `denial` is set when somebody was refused. */
type Redirect = { go: string; denial?: Denial }
type Refusal = { verdict: Exclude<Verdict, 'pass' | { redirectTo: string }> }

const GUARDED: RouteLine = { path: '', access: 'guarded' }

/** Resolves a path and runs its guards; at once where all that is asked for is here. */
export function decide(
  table: RouteTable,
  path: string,
  onMatch: (app: string) => void = () => {},
): Decision | Promise<Decision> {
  const match = table.match(path)
  if (!(match instanceof Promise)) return judge(table, path, match, onMatch)
  // who may not come in is told that first: nobody is said to be signed in who is not
  return match.then(
    (found) => judge(table, path, found, onMatch),
    (error: Error) => unlessRefused(guardedVisit(path), () => ({ verdict: { unreachable: error } })),
  )
}

function judge(
  table: RouteTable,
  path: string,
  match: Visit | null,
  onMatch: (app: string) => void,
): Decision | Promise<Decision> {
  if (!match) return unknownPath(table, path)
  const { line } = match
  if (line.redirectTo)
    return unlessRefused(match, () => ({
      go: fillRouteTemplate(line.redirectTo!, brandIdIn(path) ?? $workspace.get()?.id) + afterPath(path),
    }))
  if (line.page === 'sign-in') return 'start-sign-in'
  if (line.path === 'login') return loginPage(match)
  if (`/${line.path}` === AGENCY_ACCESS_PATH) return agencyAccessPage(match)
  if (line.app) onMatch(line.app)
  return unlessRefused(match, () => show(match))
}

/** Falls through to an empty route, unless the path is a brand's without its brand: then the default brand is meant. */
function unknownPath(table: RouteTable, path: string): Decision | Promise<Decision> {
  const visit = guardedVisit(path)
  const { route } = visit
  return unlessRefused(visit, () =>
    table.hasBrandLine(path) ? underBrand(path, route) : { show: { app: '', page: 'empty', route } },
  )
}

function underBrand(path: string, { path: asked }: Visit['route']): Redirect {
  const brand = $workspace.get()
  const refusal = brandRule(brand)
  return refusal
    ? redirect(asked, '/', refusal)
    : { go: fillRouteTemplate(`/brands/{brandId}${path}`, brand?.id) }
}

/** What nobody may see who is not signed in, whatever lives there. */
function guardedVisit(path: string): Visit {
  const { pathname } = new URL(location.origin + path)
  return { line: GUARDED, route: { path: pathname, tail: '/', params: {}, query: {}, basePath: pathname } }
}

/** Query and fragment, which a redirect keeps. */
const afterPath = (path: string): string => /[?#].*$/s.exec(path)?.[0] ?? ''

function loginPage(match: Visit): Decision {
  const { state, message } = $session.get()
  return state === 'signed-in' && !message
    ? { go: takeRememberedRoute() ?? CONFIG.postLoginRoute }
    : show(match)
}

/** Shows why somebody was not let in; finds the reason out when the page was opened by its address. */
async function agencyAccessPage(match: Visit): Promise<Decision> {
  if ($accessState.get()) return show(match)
  const refused = await refusal({ ...match, line: GUARDED })
  const wanted = localPath(match.route.query['from']) ?? '/'
  if (!refused) return { go: wanted }
  if (!('verdict' in refused) || typeof refused.verdict === 'string' || !('accessState' in refused.verdict))
    return refused
  refuseAccess(refused.verdict.accessState, wanted)
  return show(match)
}

function unlessRefused(match: Visit, decision: () => Decision): Decision | Promise<Decision> {
  const refused = refusal(match)
  return refused ? refused.then((late) => late ?? decision()) : decision()
}

/** Null when the guards let the visit pass. After a refusal of access everything is asked for anew; its reason holds until the answer is there. */
function refusal(match: Visit): Promise<Redirect | Refusal | null> | null {
  if (match.line.access !== 'open' && $accessState.get()) forgetAccess()
  const verdict = runGuards(match)
  return verdict === 'pass' ? null : verdict.then((late) => refusalOf(match, late))
}

function refusalOf({ route }: Visit, verdict: Verdict): Redirect | Refusal | null {
  const isLetIn = verdict === 'pass' || (typeof verdict === 'object' && 'redirectTo' in verdict)
  if (isLetIn) setAccessState(null)
  if (verdict === 'pass') return null
  if (verdict === 'stop' || !('redirectTo' in verdict)) return { verdict }
  return redirect(route.path, verdict.redirectTo, verdict.refusal)
}

const redirect = (asked: string, go: string, refusal: RuleRefusal): Redirect => ({
  go,
  denial: denialOf(asked, 'redirected', refusal),
})

function forgetAccess(): void {
  expirePermissions()
  expireWorkspaces()
}

function show({ line, route }: Visit): Decision {
  return { show: { app: line.app ?? '', page: line.page ?? '', route } }
}
