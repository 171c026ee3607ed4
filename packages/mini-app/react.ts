import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import {
  miniAppElement,
  type MiniAppClass,
  type MiniAppOptions,
  type MiniAppProps as Told,
  type MiniAppRoot,
} from './mini-app-element.ts'

/** Props of the component. */
export interface MiniAppProps extends Told {
  /**
   * Root it is drawn into, for libraries that insert styles or open overlays, such as Emotion's `container`.
   */
  root: MiniAppRoot
}

/** A mini-app of a React component: `export default defineMiniApp(App)`. */
export function defineMiniApp(
  Component: ComponentType<MiniAppProps>,
  options?: MiniAppOptions,
): MiniAppClass {
  return miniAppElement((root, props, fail) => {
    const reactRoot = createRoot(root, { onUncaughtError: fail })
    const update = (now: Told) =>
      flushSync(() => reactRoot.render(createElement(Component, { ...now, root })))
    update(props)
    return { update, end: () => reactRoot.unmount() }
  }, options)
}
