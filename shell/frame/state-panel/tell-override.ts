import { entryOf } from '../../catalogue/entries.ts'
import { scriptOverride, type ScriptOverride } from '../../catalogue/script-override.ts'
import { askToLeave } from '../../navigation/leave-question.ts'
import { announce } from '../../stores/notices.ts'
import { $seenAs } from '../../stores/seen-as.ts'
import { titleSaid } from '../../words/signed-in/title-said.ts'
import { OsOverrideBanner } from './os-override-banner.ts'
import { endOverride } from './override-script.ts'
import { words } from './words/words.ts'

/** Says so for as long as a developer's script takes the place of a mini-app's own; answers how to end that. */
export function overrideIsTold(reload = () => location.reload()): () => void {
  let banner: OsOverrideBanner | undefined
  const follow = () => {
    banner?.remove()
    const override = scriptOverride()
    banner = override && bannerFor(override, reload)
  }
  const stop = $seenAs.subscribe(follow)
  return () => {
    stop()
    banner?.remove()
  }
}

function bannerFor({ app, address }: ScriptOverride, reload: () => void): OsOverrideBanner {
  if (!customElements.get('os-override-banner')) customElements.define('os-override-banner', OsOverrideBanner)
  const banner = new OsOverrideBanner()
  banner.heading = titleSaid(entryOf(app)?.title ?? app)
  banner.address = address
  banner.stop = () => void stop(reload)
  document.body.append(banner)
  announce(words('override.shown', { title: banner.heading, address }))
  return banner
}

/** By a new load of the page: no module that has run can be taken back. */
async function stop(reload: () => void): Promise<void> {
  if (!(await askToLeave(() => false))) return
  endOverride()
  reload()
}
