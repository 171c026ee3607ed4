import { EMBED_PATH } from '../config/page-defaults.ts'
import { MINI_APPS } from '../config/miniapps.ts'
import { OsAnnouncer } from '../frame/os-announcer.ts'
import { OsNotices } from '../frame/os-notices.ts'
import { $dirty } from '../stores/unsaved-work.ts'
import { basePathOf } from './hash-route.ts'
import { OsStandalone } from './os-standalone.ts'
import { startPage } from './start-page.ts'
import { talkToParent } from './talk-to-parent.ts'

const ELEMENTS: Record<string, CustomElementConstructor> = {
  'os-announcer': OsAnnouncer,
  'os-notices': OsNotices,
  'os-standalone': OsStandalone,
}

/** `/embed/<app>?brand=…`: the address says which app, and its place goes on behind the `#`. */
function readAddress(): void {
  const { pathname, search } = location
  if (!pathname.startsWith(EMBED_PATH)) return
  document.querySelector('os-standalone')?.setAttribute('app', pathname.slice(EMBED_PATH.length))
  const brand = new URLSearchParams(search).get('brand')
  if (brand && !location.hash) history.replaceState(null, '', basePathOf(pathname, brand))
}

addEventListener('beforeunload', (event) => {
  if ($dirty.get()) event.preventDefault()
})
readAddress()
if (parent !== window) talkToParent()

/** The page of one app by itself. */
startPage(() => {
  const app = document.querySelector('os-standalone')!.getAttribute('app') ?? ''
  if (!MINI_APPS.get(app)?.built) throw new Error(`There is no app "${app}" to show`)
  for (const [tag, Element] of Object.entries(ELEMENTS)) customElements.define(tag, Element)
  document.body.append(document.createElement('os-announcer'), document.createElement('os-notices'))
})
