import { flushSync, mount, unmount, type Component } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import Boundary from './boundary.svelte'
import {
  miniAppElement,
  type MiniAppClass,
  type MiniAppOptions,
  type MiniAppProps as Told,
  type MiniAppRoot,
} from './mini-app-element.ts'

/** Props of the component. */
export interface MiniAppProps extends Told {
  /** Root it is drawn into, for libraries that open overlays. */
  root: MiniAppRoot
}

/** A mini-app of a Svelte component: `export default defineMiniApp(App)`. */
export function defineMiniApp(
  App: Component<MiniAppProps> | Component<Told>,
  options?: MiniAppOptions,
): MiniAppClass {
  return miniAppElement((root, props, fail) => {
    const now: MiniAppProps = { ...props, root }
    let changed = () => {}
    const subscribe = createSubscriber((update) => void (changed = update))
    const read = <Name extends keyof MiniAppProps>(name: Name) => (subscribe(), now[name])
    const reactive: MiniAppProps = {
      get context() {
        return read('context')
      },
      get route() {
        return read('route')
      },
      get portal() {
        return read('portal')
      },
      root,
    }
    const drawn = mount(Boundary, { target: root, props: { App, props: reactive, fail } })
    flushSync()
    const update = (news: Told) => {
      Object.assign(now, news)
      changed()
      flushSync()
    }
    return { update, end: () => void unmount(drawn) }
  }, options)
}
