import { EMBED_PATH } from '../config/page-defaults.ts'
import { languageOf } from '../contract/words.ts'
import { pageFollowsAppearance } from '../reactions/appearance.ts'
import './embed/index.ts'
import { talkToParent } from './talk-to-parent.ts'

/**
 * `/embed/<app>?brand=…&path=…`, a page for frames. Browsers keep the portal's storage from a frame in a page of another
 * site, so it signs in as such a page does: by a window, with a token that stands in memory alone.
 */
function show(): void {
  const query = new URLSearchParams(location.search)
  document.documentElement.lang = languageOf(navigator.language) ?? 'en'
  pageFollowsAppearance()
  if (parent !== window) talkToParent()
  const element = document.createElement('os-embed')
  element.app = decodeURIComponent(location.pathname.slice(EMBED_PATH.length))
  element.brand = query.get('brand') ?? ''
  element.path = query.get('path') ?? ''
  document.body.append(element)
}

show()
