import { atom } from 'nanostores'
import { getJson, MalformedAnswerError } from '../api/http.ts'
import { completeConfiguredApps, CONFIG, configuredApps } from '../config/environment.ts'
import { notify } from '../stores/notices.ts'
import { words } from '../words/signed-in/words/words.ts'
import { SharedLoad } from '../stores/kit/shared-load.ts'

/** Mini-apps by configuration that this page began without: they come when asked for. Undefined: all are here. */
export const $furtherApps = atom<'coming' | 'failed' | undefined>()

const underWay = new SharedLoad()

/** After the configuration was set. */
export function expectFurtherApps(): void {
  underWay.forget()
  $furtherApps.set(configuredApps().isWhole ? undefined : 'coming')
}

/** Completes the list; callers at the same time share one request. @throws HttpError, NetworkError, MalformedAnswerError */
export async function loadAllApps(): Promise<void> {
  const url = CONFIG.miniAppsUrl
  if (configuredApps().isWhole || !url) return
  await underWay.run(url, async (isWanted) => {
    $furtherApps.set('coming')
    try {
      const list = await getJson<unknown>(url)
      if (!Array.isArray(list))
        throw new MalformedAnswerError(`GET ${url} answered with something that is no list`)
      if (!isWanted()) return
      completeConfiguredApps(list)
      $furtherApps.set(undefined)
    } catch (error) {
      if (isWanted()) $furtherApps.set('failed')
      throw error
    }
  })
}

/** For whoever looks through menus: what is missing comes later, or a notice says why it does not. */
export function wantAllApps(): void {
  if ($furtherApps.get() === 'coming' && !underWay.isRunning) loadOrTell()
}

const loadOrTell = (): void => void loadAllApps().then(undefined, tell)

function tell(error: unknown): void {
  console.warn('The list of apps could not be loaded:', error)
  notify(
    {
      kind: 'warning',
      text: words('apps.missing'),
      action: { label: words('tryAgain'), run: loadOrTell },
    },
    'page',
  )
}
