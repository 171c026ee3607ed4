import type { MenuItem } from '../../shell/contract/layout.ts'
import { useLayout } from './use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** What pressing a locked entry does: it tells why, where there is something to tell. Denials are worked out when read. */
export function useExplain({ title, why, disabled }: Pick<MenuItem, 'title' | 'why' | 'disabled'>): (() => void) | undefined {
  const known = useLayout(({ denials }) => disabled && (why !== undefined || denials.some(({ asked }) => asked === title)))
  const open = useOpenDialog()
  return known ? () => open('explanation', { title, ...(why !== undefined && { why }) }) : undefined
}
