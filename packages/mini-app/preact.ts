import { Component, h, render, type ComponentChildren, type ComponentType } from 'preact'
import {
  miniAppElement,
  type MiniAppClass,
  type MiniAppOptions,
  type MiniAppProps as Told,
  type MiniAppRoot,
} from './mini-app-element.ts'

/** Props of the component. */
export interface MiniAppProps extends Told {
  /** Root it is drawn into, for libraries that insert styles or open overlays. */
  root: MiniAppRoot
}

/** A mini-app of a Preact component: `export default defineMiniApp(App)`. */
export function defineMiniApp(App: ComponentType<MiniAppProps>, options?: MiniAppOptions): MiniAppClass {
  return miniAppElement((root, props, fail) => {
    const update = (now: Told) => render(h(Boundary, { fail }, h(App, { ...now, root })), root)
    update(props)
    return { update, end: () => render(null, root) }
  }, options)
}

interface BoundaryProps {
  fail(error: unknown): void
  children?: ComponentChildren
}

/** Draws nothing any more once something in it failed. */
class Boundary extends Component<BoundaryProps, { hasFailed?: boolean }> {
  override componentDidCatch(error: unknown): void {
    this.setState({ hasFailed: true })
    this.props.fail(error)
  }

  override render({ children }: BoundaryProps): ComponentChildren {
    return this.state.hasFailed ? null : children
  }
}
