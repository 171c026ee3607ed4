import { accessToken, restoreSession } from '../auth/auth.ts'
import { setTokenSource } from '../api/http.ts'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { wordsReady } from '../contract/words.ts'
import { OsAnnouncer } from '../frame/os-announcer.ts'
import { OsNotices } from '../frame/os-notices.ts'
import { pageFollowsAppearance } from '../reactions/appearance.ts'
import { languageFollowsSettings } from '../reactions/page.ts'
import { sessionEndClears } from '../reactions/session-end.ts'
import { settingsAreKept } from '../reactions/storage.ts'
import { themeFollowsTenant } from '../reactions/theme.ts'
import { unauthorizedSignsOut } from '../reactions/unauthorized.ts'
import { $dirty } from '../stores/unsaved-work.ts'
import { setTenant } from '../stores/tenant.ts'
import { OsStandalone } from './os-standalone.ts'

const REACTIONS = [
  themeFollowsTenant,
  pageFollowsAppearance,
  settingsAreKept,
  languageFollowsSettings,
  sessionEndClears,
  unauthorizedSignsOut,
]

const ELEMENTS: Record<string, CustomElementConstructor> = {
  'os-announcer': OsAnnouncer,
  'os-notices': OsNotices,
  'os-standalone': OsStandalone,
}

/** The page of one app by itself: what the portal does before its first page, without the portal around it. */
async function start(): Promise<void> {
  setConfig(parseRuntimeConfig(document.querySelector('#os-config')?.textContent))
  setTenant(document.documentElement.dataset['tenant'])
  setTokenSource(accessToken)
  for (const react of REACTIONS) react()
  addEventListener('beforeunload', (event) => {
    if ($dirty.get()) event.preventDefault()
  })
  await Promise.all([restoreSession(), wordsReady()])
  for (const [tag, Element] of Object.entries(ELEMENTS)) customElements.define(tag, Element)
  document.body.append(document.createElement('os-announcer'), document.createElement('os-notices'))
}

/** In English: where this cannot start, no catalogue can be counted on. */
start().catch((error: unknown) => {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'os-start-error'
  message.textContent =
    error instanceof Error && error.name === 'ConfigurationError'
      ? `${error.message} Please tell whoever runs this page.`
      : 'This page could not start. Reload it; if it happens again, tell support.'
  document.body.replaceChildren(message)
  console.error(error)
})
