import type { MenuItem } from '../../shell/contract/layout.ts'
import { useLayout } from './use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** What pressing a locked entry does: it tells why, where there is something to tell. Denials are worked out when read. */
export function useExplain({ title, why, disabled }: Pick<MenuItem, 'title' | 'why' | 'disabled'>): (() => void) | undefined {
  const layout = useLayout()
  const open = useOpenDialog()
  const known = disabled && (why !== undefined || layout.denials.some(({ asked }) => asked === title))
  return known ? () => open('explanation', { title, ...(why !== undefined && { why }) }) : undefined
}
