import { parseRuntimeConfig, setConfig } from '../../../../shell/config/environment.ts'
import { appearanceAttributes, DEFAULT_APPEARANCE } from '../../../../shell/contract/appearance.ts'
import { wordsReady } from '../../../../shell/contract/words.ts'
import { OsOutlet } from '../../../../shell/frame/os-outlet.ts'
import { hasStarted } from '../../../../shell/navigation/start-warning.ts'
import { themeFollowsTenant } from '../../../../shell/reactions/theme.ts'
import { setAppStatus } from '../../../../shell/stores/app-status.ts'
import { words as wordsOfSignedIn } from '../../../../shell/words/signed-in/words/words.ts'
import type { CheckWorld } from '../world.ts'
import { beginNoticing, noteRefusals } from './notice.ts'
import { pageOf } from './page-of.ts'
import { countRequests } from './rest.ts'
import { Stage } from './stage.ts'
import { routeOf, tellWorld } from './tell-world.ts'

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
const { key, world } = JSON.parse(textOf('check-world')) as { key: string; world: CheckWorld }

setConfig(parseRuntimeConfig(textOf('os-config')))
beginNoticing(key)
countRequests()
themeFollowsTenant()
tellWorld(world)
for (const [name, value] of Object.entries(appearanceAttributes({ ...DEFAULT_APPEARANCE, scheme: 'light' })))
  if (value !== undefined) document.documentElement.dataset[name] = value
setAppStatus('header', 'NOT_MOUNTED') // the others wait for it
hasStarted()
wordsOfSignedIn.begin()
await wordsReady()
customElements.define('os-outlet', OsOutlet)
const stage = new Stage(key, routeOf(key, world.brands[0]?.id ?? ''))
noteRefusals(stage.outlet.shadowRoot!)
globalThis.agencyOsCheck = pageOf(stage, world)
