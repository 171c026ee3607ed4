import type { PortalEventName, PortalEvents } from '../contract/own-events.ts'
import { track } from '../stores/analytics.ts'
import { resetBreadcrumbsDetails, setBreadcrumbs, updateBreadcrumbs } from '../stores/breadcrumbs.ts'
import { setHelpLinks, setHelpPageTag } from '../stores/help.ts'
import { runProductTours, setHasProductTours, showToursReminder } from '../stores/tours.ts'
import type { Refused } from './accept.ts'
import { changeRoute } from './change-route.ts'
import { changeSetting } from './change-setting.ts'
import { changeWorkspace } from './change-workspace.ts'
import { reloadMyself } from './reload-myself.ts'
import { signOutUnlessStaying } from './sign-out-unless-staying.ts'

/** What follows from an accepted event; `app` is the key of the mini-app that sent it. `'refused'` once the person has been told why nothing does, else with what the mini-app is told. */
export type Effect<Payload> = (payload: Payload, app: string) => void | 'refused' | Refused | Promise<void>

type Effects = { readonly [Name in PortalEventName]: Effect<PortalEvents[Name]> }

/** What the shell does for each event; spec section 4. Each is cheap when it comes thousands of times. */
export const EFFECTS: Effects = {
  'set-breadcrumbs': setBreadcrumbs,
  'update-breadcrumbs': updateBreadcrumbs,
  'reset-breadcrumbs-details': resetBreadcrumbsDetails,
  'change-route': changeRoute,
  'user-unauthorized': reloadMyself,
  'set-has-product-tours': ({ has }) => setHasProductTours(has),
  'run-product-tours-reminder': () => showToursReminder(true),
  'hide-product-tours-reminder': () => showToursReminder(false),
  'track-action': ({ action, data }, app) =>
    track({ kind: 'action', name: action, app, ...(data && { data }) }),
  'track-analytics': ({ kind, name = '', data }, app) => track({ kind, name, app, ...(data && { data }) }),
  'set-contextual-help-page-tag': ({ tag }) => setHelpPageTag(tag),
  'set-help-menu-info': setHelpLinks,
  'change-date-format': ({ locale }) => changeSetting('dateLocale', locale),
  'change-number-format': ({ locale }) => changeSetting('numberLocale', locale),
  'change-display-language': ({ language }) => changeSetting('displayLanguage', language),
  'change-workspace': ({ workspaceId }) => changeWorkspace(workspaceId),
  logout: signOutUnlessStaying,
  'run-product-tours': runProductTours,
  'see-as': (person) => void dispatchEvent(new CustomEvent('os-see-as', { detail: person })), // heard once signed in
}
