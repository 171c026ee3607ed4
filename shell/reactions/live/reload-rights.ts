import { forgetSharedAnswers } from '../../api/shared-answers.ts'
import { HttpError } from '../../api/http.ts'
import { configuredRoutes } from '../../catalogue/configured-routes.ts'
import { CONFIG } from '../../config/environment.ts'
import { ROUTES } from '../../config/routes.ts'
import { pathNow } from '../../contract/local-path.ts'
import { runGuards } from '../../guards/chain.ts'
import { RouteTable } from '../../navigation/route-table.ts'
import { loadCatalogue } from '../../stores/catalogue.ts'
import { $accessState, setAccessState } from '../../stores/access-state.ts'
import { goTo } from '../../stores/destination.ts'
import { dismissNotice, notify } from '../../stores/notices.ts'
import { $agency, askForAgencies, expirePermissions, getPermissions } from '../../stores/permissions.ts'
import { $dirty } from '../../stores/unsaved-work.ts'
import { $users, getMyself } from '../../stores/users.ts'
import { getWorkspaces } from '../../stores/workspaces.ts'
import { words } from '../../words/signed-in/words/words.ts'

/**
 * What the person may do has changed: all is loaded anew beside what is shown, and menus and contexts follow it. Whoever may
 * no longer be where they are is led to the root, which says why. @throws NetworkError, HttpError
 */
export async function reloadRights(): Promise<void> {
  const { email } = $users.get().myself ?? {}
  if (email === undefined) return
  forgetSharedAnswers()
  try {
    await Promise.all([
      getMyself(),
      getPermissions(email),
      askForAgencies().then(askForWorkspaces),
      loadCatalogue(),
    ])
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 403) throw error
    expirePermissions() // an account that was closed: the guards ask once more, and say so
    return goTo(pathNow(), { replace: true })
  }
  await leaveWhatIsClosed()
}

async function askForWorkspaces(): Promise<void> {
  const agency = $agency.get()
  if (agency) await getWorkspaces(agency.organisationsId)
}

/** Whoever may no longer be where they are is led to the root, which says why; whoever was kept out is asked about again. */
export async function leaveWhatIsClosed(): Promise<void> {
  const again = () => goTo(pathNow(), { replace: true })
  if ($accessState.get()) {
    setAccessState(null) // they may be let in by now
    return again()
  }
  const visit = new RouteTable([...ROUTES, ...configuredRoutes(CONFIG.miniApps)]).match(pathNow())
  const verdict = visit ? await runGuards(visit) : 'pass'
  const isClosed = typeof verdict === 'object' && ('redirectTo' in verdict || 'accessState' in verdict)
  if (isClosed && $dirty.get()) keepUnsavedWork(again)
  else if (isClosed) again()
}

let told: number | undefined

/** It can't be saved any more, but copied; the person says when they are done. */
function keepUnsavedWork(leave: () => void): void {
  if (told !== undefined) dismissNotice(told)
  told = notify({
    kind: 'warning',
    text: words('rights.unsaved'),
    action: { label: words('rights.leave'), run: leave },
  })
}
