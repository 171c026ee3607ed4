import { rowOf } from '../../shell/config/app-rows.ts'
import type { LayoutContext } from '../../shell/contract/layout.ts'
import type { MiniAppPortal, MiniAppRoute } from '../../shell/contract/mini-app.ts'
import type { MiniAppModule } from '../../shell/contract/mini-app-module.ts'
import { wordsReady } from '../../shell/contract/words.ts'
import { type Unread, USUAL_SETTINGS } from '../../miniapps/domain/notifications/notice.ts'
import { forgetAnswers } from '../../miniapps/kit/bridge/kept-answers.ts'
import { type MountedMiniApp as Mounted, mountMiniApp as mount } from '../../packages/mini-app/testing.ts'
import { sampleContext } from './sample-context.ts'

export interface MountOptions {
  /** Laid over the sample context, slice by slice. */
  context?: Partial<LayoutContext>
  route?: Partial<MiniAppRoute>
  portal?: Partial<MiniAppPortal>
}

export interface MountedMiniApp extends Omit<Mounted, 'swap' | 'unmount'> {
  /** Data that its requests were answered with, problems left out. */
  answers: unknown[]
  /** Replaces context or route, and waits until it is drawn. */
  update(options: Pick<MountOptions, 'context' | 'route'>): Promise<void>
  unmount(): void
}

const modules = import.meta.glob<MiniAppModule>('../../miniapps/*/index.ts')
const mounted = new Set<MountedMiniApp>()
let isFirstOfTest = true

const NOTHING_NEW: Unread = { unread: 0, settings: USUAL_SETTINGS }

/**
 * Mounts a mini-app as the published helper does, by its key or its class; it is unmounted after the test.
 */
export async function mountMiniApp(
  app: string | CustomElementConstructor,
  options: MountOptions = {},
): Promise<MountedMiniApp> {
  if (isFirstOfTest) forgetEarlierTests()
  const answers: unknown[] = []
  const key = typeof app === 'string' ? app : undefined
  const { fetch } = options.portal ?? {}
  const { swap, unmount, ...handle } = await mount(typeof app === 'string' ? await classOf(app) : app, {
    ...(key && { key }),
    ...(options.route && { route: options.route }),
    context: { ...sampleContext, ...options.context },
    portal: { app: cardOf(key), ...options.portal, ...(fetch && { fetch: recorded(fetch, answers) }) },
    answers: { 'GET /api/notifications/unread*': { data: NOTHING_NEW } },
  })
  const own: MountedMiniApp = {
    ...handle,
    answers,
    update: ({ context = {}, route = {} }) => swap({ context, route }), // draws anew where nothing changed too
    unmount: () => {
      void unmount()
      mounted.delete(own)
    },
  }
  mounted.add(own)
  return own
}

/** As the shell lists it; what has no row is called like the sample. */
function cardOf(key = 'sample'): MiniAppPortal['app'] {
  const { title, category } = rowOf(key) ?? rowOf('sample')!
  return { key, title, category, help: {} }
}

afterEach(() => {
  for (const each of mounted) each.unmount()
  isFirstOfTest = true
})

/** What mini-apps keep over their unmount, which ends only after the test. */
function forgetEarlierTests(): void {
  isFirstOfTest = false
  forgetAnswers()
  history.replaceState({ ...(history.state as object | null), view: undefined }, '')
}

/** The same requests, at the same time; beside them their answers are written down. */
const recorded =
  (ask: MiniAppPortal['fetch'], answers: unknown[]): MiniAppPortal['fetch'] =>
  (input, init) => {
    const answer = ask(input, init)
    answer.then((response) => note(response, answers)).catch(() => {}) // its asker hears of what went wrong
    return answer
  }

async function note(response: Response, answers: unknown[]): Promise<void> {
  if (response.ok && response.headers.get('content-type')?.includes('json'))
    answers.push(await response.clone().json())
}

async function classOf(key: string): Promise<CustomElementConstructor> {
  const load = modules[`../../miniapps/${key}/index.ts`]
  if (!load) throw new Error(`There is no mini-app ${key}: no miniapps/${key}/index.ts`)
  const { default: Class } = await load()
  await wordsReady()
  if (!Class) throw new Error(`Mini-app ${key} exports no element`)
  return Class
}
