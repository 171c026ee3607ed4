import { entryOf, scriptOf } from '../../../../shell/catalogue/entries.ts'
import { appearanceAttributes, DEFAULT_APPEARANCE } from '../../../../shell/contract/appearance.ts'
import type { Phase } from '../../../../shell/contract/mini-app-module.ts'
import { freshAddress, loadModule } from '../../../../shell/lifecycle/load-module.ts'
import { contextFor } from '../../../../shell/frame/outlet-properties.ts'
import { $context } from '../../../../shell/stores/context.ts'
import type { CheckWorld } from '../world.ts'
import { colorsOf } from './colors.ts'
import { findBarriers } from './find-barriers.ts'
import { noticed } from './notice.ts'
import type { CheckPage } from './page-api.ts'
import { poisoned } from './poisoned.ts'
import { pause, rest } from './rest.ts'
import { rtlFaults } from './rtl-faults.ts'
import { shownIn } from './shown-in.ts'
import type { Stage } from './stage.ts'
import { strayStyles } from './stray-styles.ts'
import { swapOn } from './swap.ts'
import { tellNoBrand } from './tell-world.ts'
import { twinsOf } from './twins.ts'

const PHASES: readonly Phase[] = ['bootstrap', 'mount', 'update', 'unmount', 'unload']
/** A little time for what comes after the mount, as people give it. */
const VISIT_MS = 30
/** Late effects of an abandoned mount appear within this time. */
const LATE_MS = 300

/** The page as the cases drive it. */
export function pageOf(stage: Stage, world: CheckWorld): CheckPage {
  const shown = () => shownIn(stage.roots())
  const resting = () => rest(() => shown().text)
  return {
    ...comingAndGoing(stage, resting),
    ...changes(stage, resting),
    shown: async () => (await resting(), shown()),
    swap: (what) => swapOn(stage, world, what, shown, resting),
    colors: () => colorsOf(stage.roots(), dress),
    strayStyles: strayStyles(),
    dress,
    rightToLeft: async () => (await resting(), rtlFaults(stage.roots())),
    axe: async () => (await resting(), findBarriers()),
    globals: () => Object.getOwnPropertyNames(globalThis),
    noticed,
  }
}

type Resting = () => Promise<void>

function comingAndGoing(stage: Stage, resting: Resting) {
  const module = () => loadModule(stage.key, stage.app().address)
  return {
    async open(key?: string) {
      const { millis } = await stage.open(stage.route, key)
      await resting()
      return { ...stage.life(0, key), millis }
    },
    leave: () => stage.leave(),
    repeat: (times: number, key = stage.key) => repeat(stage, times, key),
    async leaveEarly() {
      stage.outlet.open(stage.key, stage.route)
      await Promise.resolve()
      const { millis } = await stage.leave()
      await pause(LATE_MS)
      return { ...stage.life(0), millis }
    },
    async hooks() {
      const loaded = await module()
      return PHASES.filter((phase) => loaded[phase] !== undefined)
    },
    loadAgain: () => loadAgain(stage),
    twins: async () =>
      twinsOf(
        stage.key,
        await module(),
        contextFor({ entry: entryOf(stage.key)!, app: stage.app() }),
        stage.route,
      ),
  }
}

/** Changes that can be made to a mounted mini-app. */
function changes(stage: Stage, resting: Resting) {
  const after = async (change: () => void) => {
    const start = performance.now()
    change()
    await pause(0)
    await resting()
    return stage.updated(start)
  }
  return {
    loseBrand: () => after(tellNoBrand),
    poison: () => after(() => void stage.app().update({ context: poisoned($context.get()) })),
  }
}

async function dress(scheme: 'light' | 'dark'): Promise<void> {
  const { dataset } = document.documentElement
  for (const [name, value] of Object.entries(appearanceAttributes({ ...DEFAULT_APPEARANCE, scheme })))
    if (value === undefined) delete dataset[name]
    else dataset[name] = value
  await pause(VISIT_MS)
}

async function repeat(stage: Stage, times: number, key: string): Promise<string> {
  for (let count = 1; count <= times; count++) {
    const opened = await stage.open(stage.route, key)
    if (opened.status !== 'MOUNTED') return `mount ${count}: ${opened.status} ${opened.failure}`.trim()
    await pause(VISIT_MS)
    const left = await stage.leave(key)
    if (left.status !== 'NOT_MOUNTED') return `unmount ${count}: ${left.status} ${left.failure}`.trim()
  }
  return ''
}

/** A script that registers its own tag is loaded once only, by the portal too. */
async function loadAgain(stage: Stage): Promise<string> {
  const { tag } = await loadModule(stage.key, stage.app().address)
  if (tag !== undefined) return ''
  return loadModule(stage.key, new URL(freshAddress(scriptOf(entryOf(stage.key)!)), location.href).href).then(
    () => '',
    (error: Error) => error.message,
  )
}
