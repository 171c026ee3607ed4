import {
  miniAppElement,
  type Draw,
  type MiniAppClass,
  type MiniAppOptions,
  type MiniAppProps,
  type MiniAppRoot,
} from './mini-app-element.ts'

export type { MiniAppOptions, MiniAppProps, MiniAppRoot }

/**
 * A mini-app without a framework: `draw` fills the root and answers what draws changes and what ends it.
 *
 *     export default defineMiniApp((root, { context }) => {
 *       const title = document.createElement('h1')
 *       const update = ({ context }) => (title.textContent = `Hello ${context.user.firstname}`)
 *       update({ context })
 *       root.append(title)
 *       return { update, end: () => root.replaceChildren() }
 *     })
 */
export function defineMiniApp(draw: Draw, options?: MiniAppOptions): MiniAppClass {
  return miniAppElement(draw, options)
}
