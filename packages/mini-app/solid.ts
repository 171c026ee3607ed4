import { batch, catchError, createComponent, createSignal, type Component } from 'solid-js'
import { render } from 'solid-js/web'
import {
  miniAppElement,
  type MiniAppClass,
  type MiniAppOptions,
  type MiniAppProps as Told,
  type MiniAppRoot,
} from './mini-app-element.ts'

/** Props of the component. */
export interface MiniAppProps extends Told {
  /** Root it is drawn into, for `<Portal mount>` and libraries that open overlays. */
  root: MiniAppRoot
}

/** A mini-app of a Solid component: `export default defineMiniApp(App)`. */
export function defineMiniApp(App: Component<MiniAppProps>, options?: MiniAppOptions): MiniAppClass {
  return miniAppElement((root, props, fail) => {
    const [context, setContext] = createSignal(props.context)
    const [route, setRoute] = createSignal(props.route)
    const [portal, setPortal] = createSignal(props.portal)
    const reactive: MiniAppProps = {
      get context() {
        return context()
      },
      get route() {
        return route()
      },
      get portal() {
        return portal()
      },
      root,
    }
    const end = render(() => catchError(() => createComponent(App, reactive), fail), root)
    const update = (news: Told) =>
      batch(() => {
        setContext(news.context)
        setRoute(news.route)
        setPortal(news.portal)
      })
    return { update, end }
  }, options)
}
