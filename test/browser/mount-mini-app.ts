import { MINIAPP_EVENT, type MiniAppEventDetail } from '../../shell/contract/events.ts'
import type { LayoutContext } from '../../shell/contract/layout.ts'
import type { MiniAppElement, MiniAppPortal, MiniAppRoute } from '../../shell/contract/mini-app.ts'
import type { MiniAppModule } from '../../shell/contract/mini-app-module.ts'
import { wordsReady } from '../../shell/contract/words.ts'
import { forgetAnswers } from '../../miniapps/kit/bridge/kept-answers.ts'
import { recordingPortal, type Asked } from './recording-portal.ts'
import { sampleContext } from './sample-context.ts'

export interface MountOptions {
  /** Laid over the sample context, slice by slice. */
  context?: Partial<LayoutContext>
  route?: Partial<MiniAppRoute>
  portal?: Partial<MiniAppPortal>
}

export interface MountedMiniApp {
  element: MiniAppElement
  /** First match in the shadow root (or the element itself); throws when there is none. */
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found
  findAll<Found extends HTMLElement = HTMLElement>(selector: string): Found[]
  /** Every `miniapp-event`, in order. */
  events: MiniAppEventDetail[]
  /** What else was asked of the portal, in order. */
  asked: Asked[]
  /** Data that its requests were answered with, problems left out. */
  answers: unknown[]
  portal: MiniAppPortal
  /** Replaces context or route, and waits until it is drawn. */
  update(options: Pick<MountOptions, 'context' | 'route'>): Promise<void>
  unmount(): void
}

const modules = import.meta.glob<MiniAppModule>('../../miniapps/*/index.ts')
const mounted = new Set<MountedMiniApp>()
let count = 0
let isFirstOfTest = true

const sampleRoute: MiniAppRoute = { path: '/sample', tail: '/', params: {}, query: {}, basePath: '/sample' }

/**
 * Mounts a mini-app, by its key or its class; it is unmounted after the test. Like the shell it sets `context`, `route` and
 * `portal` before the element is connected. Unlike the shell it calls no hooks of the module and heeds no `tag` or timeouts,
 * hears every event without the filter, and freezes no context.
 */
export async function mountMiniApp(
  app: string | CustomElementConstructor,
  options: MountOptions = {},
): Promise<MountedMiniApp> {
  if (isFirstOfTest) forgetEarlierTests()
  const element = document.createElement(await tagOf(app)) as MiniAppElement
  const asked: Asked[] = []
  const events: MiniAppEventDetail[] = []
  const life = new AbortController()
  const answers: unknown[] = []
  const portal = {
    ...recordingPortal(typeof app === 'string' ? app : 'sample', element, asked, life.signal),
    ...options.portal,
  }
  portal.fetch = recorded(portal.fetch, answers)
  element.addEventListener(MINIAPP_EVENT, (event) =>
    events.push((event as CustomEvent<MiniAppEventDetail>).detail),
  )
  element.portal = portal
  assign(element, {
    context: { ...sampleContext, ...options.context },
    route: { ...sampleRoute, ...options.route },
  })
  document.body.append(element)
  const handle: MountedMiniApp = {
    element,
    events,
    asked,
    answers,
    portal,
    find: (selector) => findIn(element, selector),
    findAll: (selector) => [...(element.shadowRoot ?? element).querySelectorAll(selector)] as never[],
    update: async ({ context, route }) => {
      assign(element, { context: { ...element.context, ...context }, route: { ...element.route, ...route } })
      await drawn(element)
    },
    unmount: () => {
      life.abort()
      element.remove()
      mounted.delete(handle)
    },
  }
  mounted.add(handle)
  await drawn(element)
  return handle
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

async function tagOf(app: string | CustomElementConstructor): Promise<string> {
  const key = typeof app === 'string' ? app : `test-${++count}`
  const Class = typeof app === 'string' ? await classOf(app) : app
  const known = customElements.getName(Class)
  if (known) return known
  customElements.define(`miniapp-${key}`, Class)
  return `miniapp-${key}`
}

async function classOf(key: string): Promise<CustomElementConstructor> {
  const load = modules[`../../miniapps/${key}/index.ts`]
  if (!load) throw new Error(`There is no mini-app ${key}: no miniapps/${key}/index.ts`)
  const { default: Class } = await load()
  await wordsReady()
  if (!Class) throw new Error(`Mini-app ${key} exports no element`)
  return Class
}

function assign(
  element: MiniAppElement,
  { context, route }: { context: LayoutContext; route: MiniAppRoute },
): void {
  element.context = context
  element.route = route
}

async function drawn(element: MiniAppElement): Promise<void> {
  await (element.updateComplete ?? element.ready?.())
}

function findIn<Found extends HTMLElement>(element: HTMLElement, selector: string): Found {
  const found = (element.shadowRoot ?? element).querySelector<Found>(selector)
  if (!found) throw new Error(`${selector} is not in ${element.localName}`)
  return found
}
