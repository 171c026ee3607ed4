import { createApp, h, nextTick, shallowReactive, type App, type Component } from 'vue'
import {
  miniAppElement,
  type MiniAppClass,
  type MiniAppOptions as Options,
  type MiniAppProps as Told,
  type MiniAppRoot,
} from './mini-app-element.ts'

/** The properties that a component may declare, each of which it is given then. */
export interface MiniAppProps extends Told {
  /** Root it is drawn into, for `<Teleport>` and libraries that open overlays. */
  root: MiniAppRoot
}

export interface MiniAppOptions extends Options {
  /** For plugins: called before the app is mounted. */
  setup?(app: App): void
}

/** A mini-app of a Vue component: `export default defineMiniApp(App)`. */
export function defineMiniApp(
  component: Component,
  { setup, ...options }: MiniAppOptions = {},
): MiniAppClass {
  return miniAppElement((root, props, fail) => {
    const now: MiniAppProps = shallowReactive({ ...props, root })
    const app = createApp({ render: () => h(component, declaredBy(component, now)) })
    app.config.errorHandler = (error, _instance, place) => (isStray(place) ? reportError(error) : fail(error))
    setup?.(app)
    app.mount(root as Element)
    return { update: (news) => (Object.assign(now, news), nextTick()), end: () => app.unmount() }
  }, options)
}

/** Others would become attributes of the component's first element. */
function declaredBy(component: Component, props: MiniAppProps): Partial<MiniAppProps> {
  const { props: declared } = component as { props?: readonly string[] | object }
  const names = Array.isArray(declared) ? (declared as string[]) : Object.keys(declared ?? {})
  return Object.fromEntries(Object.entries(props).filter(([name]) => names.includes(name)))
}

/**
 * Errors of listeners and watchers leave what is drawn as it is; Vue names them by word, or in a build by
 * number.
 */
const isStray = (place: string): boolean => /handler|watcher|#runtime-[23456]$/.test(place)
