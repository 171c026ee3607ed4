import type { MiniAppEventName, MiniAppEvents } from '../contract/events.ts'
import { localPath } from '../contract/local-path.ts'
import { signOut } from '../auth/auth.ts'
import { resetBreadcrumbsDetails, setBreadcrumbs, updateBreadcrumbs } from '../stores/breadcrumbs.ts'
import { changeDisplaySetting } from '../stores/display-settings.ts'
import { setHelpLinks, setHelpPageTag } from '../stores/help.ts'
import { goTo } from '../stores/location.ts'
import { notify } from '../stores/notices.ts'
import { runProductTours, setHasProductTours, showToursReminder } from '../stores/tours.ts'
import { $users, getMyself } from '../stores/users.ts'
import { changeWorkspace } from './change-workspace.ts'

type Effects = { readonly [Name in MiniAppEventName]: (payload: MiniAppEvents[Name]) => void | Promise<void> }

/** What the shell does for each event; spec section 4. */
export const EFFECTS: Effects = {
  'set-breadcrumbs': setBreadcrumbs,
  'update-breadcrumbs': updateBreadcrumbs,
  'reset-breadcrumbs-details': resetBreadcrumbsDetails,
  'change-route': changeRoute,
  'user-unauthorized': getMyself,
  'set-has-product-tours': ({ has }) => setHasProductTours(has),
  'run-product-tours-reminder': () => showToursReminder(true),
  'hide-product-tours-reminder': () => showToursReminder(false),
  'track-action': () => {}, // nothing is sent while no analytics is configured
  'track-analytics': () => {},
  'set-contextual-help-page-tag': ({ tag }) => setHelpPageTag(tag),
  'set-help-menu-info': setHelpLinks,
  'change-date-format': ({ locale }) => changeSetting('dateLocale', locale, 'date format'),
  'change-number-format': ({ locale }) => changeSetting('numberLocale', locale, 'number format'),
  'change-display-language': ({ language }) => changeSetting('displayLanguage', language, 'language'),
  'change-workspace': ({ workspaceId }) => changeWorkspace(workspaceId),
  logout: () => signOut(),
  'run-product-tours': runProductTours,
}

/** @throws Error for an address that is not a path of this portal */
function changeRoute({ path, extras = {} }: MiniAppEvents['change-route']): void {
  const local = localPath(path)
  if (!local) throw new Error(`change-route takes paths of this portal only, not "${path}"`)
  const url = new URL(local, location.origin)
  for (const [name, value] of Object.entries(extras.queryParams ?? {})) url.searchParams.set(name, value)
  const query = url.search
  goTo(local.split(/[?#]/)[0] + query + url.hash, { ...(extras.replaceUrl && { replace: true }), ...(extras.newTab && { newTab: true }) })
}

async function changeSetting(setting: Parameters<typeof changeDisplaySetting>[1], value: string, name: string): Promise<void> {
  const email = $users.get().myself?.email
  if (!email) return
  try {
    await changeDisplaySetting(email, setting, value)
  } catch {
    notify({
      kind: 'error',
      text: `The ${name} could not be saved, so it is back to what it was.`,
      action: { label: 'Try again', run: () => void changeSetting(setting, value, name) },
    })
  }
}
