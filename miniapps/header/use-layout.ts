import { useMiniApp } from '../kit/use-mini-app.ts'
import type { Layout } from '../../shell/contract/layout.ts'

/** What the shell tells layout apps only. */
export function useLayout(): Layout {
  const { context } = useMiniApp()
  if (!context.layout) throw new Error('Mini-app header was mounted without context.layout')
  return context.layout
}
