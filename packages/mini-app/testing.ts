/**
 * Mounts a mini-app in a test, in the place of the portal: with Web Test Runner, with Vitest, and in a page
 * that Playwright drives.
 */
import { MINIAPP_ERROR, MINIAPP_EVENT, type MiniAppEventDetail } from '../../shell/contract/events.ts'
import type {
  MiniAppContext,
  MiniAppElement,
  MiniAppPortal,
  MiniAppRoute,
} from '../../shell/contract/mini-app.ts'
import type { MiniAppModule, Phase } from '../../shell/contract/mini-app-module.ts'
import { answerFrom, type Answers } from './testing/answer-from.ts'
import { recordingPortal, type Asked } from './testing/recording-portal.ts'
import { sampleContext, sampleRoute } from './testing/sample-context.ts'

export { sampleContext }
export type { Answers, Asked }

/** The class that a module exports as `default`, the module itself, or the address of its script. */
export type Mountable = CustomElementConstructor | MiniAppModule | string | URL

/** Each is laid over the sample's. */
export interface Told {
  context?: Partial<MiniAppContext>
  route?: Partial<MiniAppRoute>
  portal?: Partial<MiniAppPortal>
}

export interface MountOptions extends Told {
  /** Answers `portal.fetch`; what does not stand here is refused and noted in `asked`. */
  answers?: Answers
  /** Its element becomes `miniapp-<key>`, as in the portal. */
  key?: string
}

export interface MountedMiniApp {
  element: MiniAppElement
  portal: MiniAppPortal
  /** Every `miniapp-event`, in order. */
  events: MiniAppEventDetail[]
  /** Errors that it sent by `miniapp-error`. */
  errors: unknown[]
  /**
   * Other calls of the portal, in order: navigation, unsaved work, announcements, notices, requests without
   * an answer.
   */
  asked: Asked[]
  /** First match in the shadow root (or the element itself). @throws when there is none */
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found
  findAll<Found extends HTMLElement = HTMLElement>(selector: string): Found[]
  /** Replaces properties as the portal does, and waits until that is drawn. */
  swap(told: Told): Promise<void>
  unmount(): Promise<void>
}

let count = 0

/**
 * Sets the three properties, connects the element, runs the hooks, and waits until it is drawn. Its events
 * are not filtered, and no limits of time hold.
 */
export async function mountMiniApp(app: Mountable, options: MountOptions = {}): Promise<MountedMiniApp> {
  const module = await moduleOf(app)
  const element = document.createElement(tagOf(module, options.key)) as MiniAppElement
  const life = new AbortController()
  const [events, errors, asked] = [[] as MiniAppEventDetail[], [] as unknown[], [] as Asked[]]
  element.addEventListener(MINIAPP_EVENT, (event) =>
    events.push((event as CustomEvent<MiniAppEventDetail>).detail),
  )
  element.addEventListener(MINIAPP_ERROR, (event) => errors.push((event as CustomEvent<unknown>).detail))
  const recording = recordingPortal(element, asked, life.signal)
  const portal = {
    ...recording,
    fetch: answerFrom(options.answers ?? {}, recording.fetch),
    ...options.portal,
  }
  const { context } = Object.assign(element, {
    context: { ...sampleContext, ...options.context },
    route: { ...sampleRoute, ...options.route },
    portal,
  })
  await run(module, 'bootstrap', context)
  document.body.append(element)
  await run(module, 'mount', element)
  await drawn(element)
  return {
    element,
    portal,
    events,
    errors,
    asked,
    find: (selector) => findIn(element, selector),
    findAll: (selector) => [...(element.shadowRoot ?? element).querySelectorAll(selector)] as never[],
    swap: (told) => swap(module, element, told),
    unmount: async () => {
      life.abort()
      if (module.unmount) await run(module, 'unmount', element)
      element.remove()
    },
  }
}

async function swap(module: MiniAppModule, element: MiniAppElement, told: Told): Promise<void> {
  if (told.context) element.context = { ...element.context, ...told.context }
  if (told.route) element.route = { ...element.route, ...told.route }
  if (told.portal) element.portal = { ...element.portal, ...told.portal }
  await run(module, 'update', element)
  await drawn(element)
}

async function moduleOf(app: Mountable): Promise<MiniAppModule> {
  if (typeof app === 'function') return { default: app }
  if (typeof app === 'string' || app instanceof URL) {
    const address = new URL(app, document.baseURI).href
    return (await import(/* @vite-ignore */ address)) as MiniAppModule
  }
  return app
}

function tagOf({ default: Class, tag }: MiniAppModule, key = `test-${++count}`): string {
  if (tag) return tag
  if (!Class) throw new Error(`Mini-app ${key} exports no element class as default, and no tag`)
  const known = customElements.getName(Class)
  if (known) return known
  customElements.define(`miniapp-${key}`, Class)
  return `miniapp-${key}`
}

async function run(module: MiniAppModule, phase: Phase, argument: unknown): Promise<void> {
  for (const hook of [module[phase] ?? []].flat()) await (hook as (given: unknown) => unknown)(argument)
}

async function drawn(element: MiniAppElement): Promise<void> {
  await (element.updateComplete ?? element.ready?.())
}

function findIn<Found extends HTMLElement>(element: HTMLElement, selector: string): Found {
  const found = (element.shadowRoot ?? element).querySelector<Found>(selector)
  if (!found) throw new Error(`${selector} is not in ${element.localName}`)
  return found
}
