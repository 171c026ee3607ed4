import { accessToken, restoreSession } from '../auth/auth.ts'
import { setTokenSource } from '../api/http.ts'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { wordsReady } from '../contract/words.ts'
import { pageFollowsAppearance } from '../reactions/appearance.ts'
import { languageFollowsSettings } from '../reactions/page.ts'
import { sessionEndClears } from '../reactions/session-end.ts'
import { settingsAreKept } from '../reactions/storage.ts'
import { themeFollowsTenant } from '../reactions/theme.ts'
import { unauthorizedSignsOut } from '../reactions/unauthorized.ts'
import { setTenant } from '../stores/tenant.ts'

const REACTIONS = [
  themeFollowsTenant,
  pageFollowsAppearance,
  settingsAreKept,
  languageFollowsSettings,
  sessionEndClears,
  unauthorizedSignsOut,
]

/** Starts words, clock and session as the portal does, for a page without the portal around it. */
export function startPage(show: () => void): void {
  start(show).catch(tellFailure)
}

async function start(show: () => void): Promise<void> {
  setConfig(parseRuntimeConfig(document.querySelector('#os-config')?.textContent))
  setTenant(document.documentElement.dataset['tenant'])
  setTokenSource(accessToken)
  for (const react of REACTIONS) react()
  await Promise.all([restoreSession(), wordsReady()])
  show()
}

/** In English: where this cannot start, no catalogue can be counted on. */
function tellFailure(error: unknown): void {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'os-start-error'
  message.textContent =
    error instanceof Error && error.name === 'ConfigurationError'
      ? `${error.message} Please tell whoever runs this page.`
      : 'This page could not start. Reload it; if it happens again, tell support.'
  document.body.replaceChildren(message)
  console.error(error)
}
