import { OsAnnouncer } from '../frame/os-announcer.ts'
import { OsNotices } from '../frame/os-notices.ts'
import { $dirty } from '../stores/unsaved-work.ts'
import { OsStandalone } from './os-standalone.ts'
import { startPage } from './start-page.ts'

const ELEMENTS: Record<string, CustomElementConstructor> = {
  'os-announcer': OsAnnouncer,
  'os-notices': OsNotices,
  'os-standalone': OsStandalone,
}

addEventListener('beforeunload', (event) => {
  if ($dirty.get()) event.preventDefault()
})

/** The page of one app by itself. */
startPage(() => {
  for (const [tag, Element] of Object.entries(ELEMENTS)) customElements.define(tag, Element)
  document.body.append(document.createElement('os-announcer'), document.createElement('os-notices'))
})
