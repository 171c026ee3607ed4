import type { MenuItem } from '../../shell/contract/mini-app.ts'
import { useLayout } from './use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** What pressing a locked entry does: it tells why, where there is something to tell. */
export function useExplain({ title, why }: Pick<MenuItem, 'title' | 'why'>): (() => void) | undefined {
  const { denials } = useLayout()
  const open = useOpenDialog()
  const known = why !== undefined || denials.some(({ asked }) => asked === title)
  return known ? () => open('explanation', { title, ...(why !== undefined && { why }) }) : undefined
}
