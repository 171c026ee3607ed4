import { accessToken, restoreSession } from './auth/auth.ts'
import { watchAfter } from './auth/session-keeper.ts'
import { takeBegunCalls } from './api/begun-calls.ts'
import { setTokenSource } from './api/http.ts'
import { wordsReady } from './contract/words.ts'
import { parseRuntimeConfig, setConfig } from './config/environment.ts'
import { OsAnnouncer } from './frame/os-announcer.ts'
import { OsNotices } from './frame/os-notices.ts'
import { OsOutlet } from './frame/os-outlet.ts'
import { OsQuestion } from './frame/os-question.ts'
import { OsRouter } from './frame/os-router.ts'
import { OsShell } from './frame/os-shell.ts'
import { developersGetStatePanel } from './frame/developers-panel.ts'
import {
  brandChangeIsAnnounced,
  brandIsKept,
  closedBrandGivesWay,
  otherTabsBrandIsTold,
} from './reactions/brand.ts'
import { analyticsRecords } from './reactions/analytics.ts'
import { supportIsOffered } from './reactions/support.ts'
import { expectStart } from './navigation/start-warning.ts'
import { newsAreFollowed } from './reactions/live.ts'
import { languageFollowsSettings, titleFollowsPlace } from './reactions/page.ts'
import { policyIsTold } from './reactions/policy.ts'
import { serverIsHinted } from './reactions/signed-in-hint.ts'
import { signedInPartsAreFetched } from './reactions/signed-in-parts.ts'
import { sessionEndClears } from './reactions/session-end.ts'
import { sessionStartLeavesLogin } from './reactions/session-start.ts'
import { slowNavigationShows } from './reactions/slow-navigation.ts'
import { settingsAreKept } from './reactions/storage.ts'
import { pageFollowsAppearance } from './reactions/appearance.ts'
import { themeFollowsTenant } from './reactions/theme.ts'
import { toursRun } from './reactions/tours.ts'
import { unauthorizedSignsOut } from './reactions/unauthorized.ts'
import { unreachableTriesAgain } from './reactions/unreachable.ts'
import { firstPaint } from './stores/app-status.ts'
import { $session } from './stores/session.ts'
import { setTenant } from './stores/tenant.ts'

const REACTIONS = [
  signedInPartsAreFetched,
  themeFollowsTenant,
  pageFollowsAppearance,
  titleFollowsPlace,
  settingsAreKept,
  languageFollowsSettings,
  brandIsKept,
  closedBrandGivesWay,
  brandChangeIsAnnounced,
  otherTabsBrandIsTold,
  slowNavigationShows,
  sessionEndClears,
  sessionStartLeavesLogin,
  unauthorizedSignsOut,
  unreachableTriesAgain,
  developersGetStatePanel,
  analyticsRecords,
  supportIsOffered,
  toursRun,
  policyIsTold,
  newsAreFollowed,
  serverIsHinted,
]

const ELEMENTS: Record<string, CustomElementConstructor> = {
  'os-announcer': OsAnnouncer,
  'os-notices': OsNotices,
  'os-question': OsQuestion,
  'os-outlet': OsOutlet,
  'os-router': OsRouter,
  'os-shell': OsShell,
}

/** Configuration, reactions, session, then the shell: nothing is drawn before it is known who is there. */
async function start(): Promise<void> {
  setConfig(parseRuntimeConfig(document.querySelector('#os-config')?.textContent))
  expectStart()
  setTenant(document.documentElement.dataset['tenant'])
  setTokenSource(accessToken)
  for (const react of REACTIONS) react()
  watchAfter(firstPaint())
  const restoring = restoreSession()
  takeBegunCalls($session.get().subject)
  await Promise.all([restoring, wordsReady()])
  for (const [tag, Element] of Object.entries(ELEMENTS)) customElements.define(tag, Element)
}

/** In English: where the portal cannot start, no catalogue can be counted on. */
start().catch((error: unknown) => {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'os-start-error'
  message.textContent =
    error instanceof Error && error.name === 'ConfigurationError'
      ? `${error.message} Please tell whoever runs this portal.`
      : 'The portal could not start. Reload the page; if it happens again, tell support.'
  document.body.replaceChildren(message)
  console.error(error)
})
