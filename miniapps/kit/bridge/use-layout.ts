import { useMiniApp } from './use-mini-app.ts'
import type { Layout, LayoutContext } from '../../../shell/contract/layout.ts'

const whole = (layout: Layout): Layout => layout

/** What the shell tells only those that show menus. Most of the header needs a part of it, and is drawn anew when that part changes. */
export function useLayout(): Layout
export function useLayout<Part>(select: (layout: Layout) => Part): Part
export function useLayout(select: (layout: Layout) => unknown = whole): unknown {
  return useMiniApp(({ context }) => select(layoutIn(context)))
}

export function layoutIn({ layout }: LayoutContext): Layout {
  if (!layout) throw new Error('This mini-app is not told the layout: its row does not say knowsLayout')
  return layout
}
