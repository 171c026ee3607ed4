import { BookOpen, Compass, Keyboard, MessagesSquare } from 'lucide'
import { useMiniApp } from '../kit/use-mini-app.ts'
import type { MenuGroup } from './menu-groups.ts'
import { useLayout } from './use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** Help for the app on the page: its links where it has them, its tour, and the keys that work everywhere. */
export function useHelpGroups(): readonly MenuGroup[] {
  const { help: { knowledgeBaseUrl, communityUrl }, tours } = useLayout()
  const { host } = useMiniApp()
  const open = useOpenDialog()
  const links = [
    ...(knowledgeBaseUrl ? [{ title: 'Knowledge base', path: knowledgeBaseUrl, external: true, icon: BookOpen }] : []),
    ...(communityUrl ? [{ title: 'Community', path: communityUrl, external: true, icon: MessagesSquare }] : []),
  ]
  const actions = [
    ...(tours.has ? [{ title: 'Take the tour', icon: Compass, onSelect: () => void host.emit('run-product-tours') }] : []),
    { title: 'Keyboard shortcuts', icon: Keyboard, onSelect: () => open('shortcuts') },
  ]
  return [{ entries: links }, { entries: actions }].filter(({ entries }) => entries.length > 0)
}
