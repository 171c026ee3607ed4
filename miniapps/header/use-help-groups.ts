import { useMemo } from 'react'
import { BookMarked, BookOpen, Compass, CornerDownRight, Keyboard, LockKeyhole, MessagesSquare } from 'lucide'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import type { MenuGroup } from './menu-groups.ts'
import { useCommands } from './use-commands.ts'
import { useLayout } from '../kit/bridge/use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** Help for the app on the page: its links where it has them, its tour, and what helps everywhere. */
export function useHelpGroups(): readonly MenuGroup[] {
  const { knowledgeBaseUrl, communityUrl, pageTag } = useLayout(({ help }) => help)
  const has = useLayout(({ tours }) => tours.has)
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const open = useOpenDialog()
  return useMemo(() => {
    const links = [
      ...(knowledgeBaseUrl && pageTag
        ? [
            {
              title: 'Help for this page',
              path: pageHelp(knowledgeBaseUrl, pageTag),
              external: true,
              icon: BookMarked,
            },
          ]
        : []),
      ...(knowledgeBaseUrl
        ? [{ title: 'Knowledge base', path: knowledgeBaseUrl, external: true, icon: BookOpen }]
        : []),
      ...(communityUrl
        ? [{ title: 'Community', path: communityUrl, external: true, icon: MessagesSquare }]
        : []),
    ]
    const actions = [
      ...(has
        ? [{ title: 'Take the tour', icon: Compass, onSelect: () => void portal.emit('run-product-tours') }]
        : []),
      { title: 'Keyboard shortcuts', icon: Keyboard, onSelect: () => open('shortcuts') },
      { title: "Why can't I see this?", icon: LockKeyhole, onSelect: () => open('explanation') },
    ]
    return [{ entries: links }, { entries: actions }].filter(({ entries }) => entries.length > 0)
  }, [knowledgeBaseUrl, communityUrl, pageTag, has, portal, open])
}

/** What the shell offers besides; the palette has it as actions. */
export function useOfferedGroups(): readonly MenuGroup[] {
  const commands = useCommands()
  return useMemo(() => {
    const entries = commands
      .filter(({ inHelp }) => inHelp)
      .map(({ title, run }) => ({ title, icon: CornerDownRight, onSelect: run }))
    return entries.length > 0 ? [{ entries }] : []
  }, [commands])
}

/** The page of the knowledge base that bears the tag. */
function pageHelp(knowledgeBaseUrl: string, tag: string): string {
  if (!URL.canParse(knowledgeBaseUrl)) return knowledgeBaseUrl // a mini-app's word; a bad link must not break the header
  const url = new URL(knowledgeBaseUrl)
  url.searchParams.set('tag', tag)
  return url.href
}
