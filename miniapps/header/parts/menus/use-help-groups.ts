import { useMemo } from 'react'
import {
  type IconNode,
  BookMarked,
  BookOpen,
  Compass,
  CornerDownRight,
  Keyboard,
  LockKeyhole,
  MessagesSquare,
  PersonStanding,
} from 'lucide'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import { words } from '../../words/words.ts'
import { useCommands } from '../dialogs/use-commands.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.ts'
import type { MenuEntry, MenuGroup } from './menu-groups.ts'

/** Help for the app on the page: its links where it has them, its tour, and what helps everywhere. */
export function useHelpGroups(): readonly MenuGroup[] {
  const { knowledgeBaseUrl, communityUrl, pageTag } = useLayout(({ help }) => help)
  const has = useLayout(({ tours }) => tours.has)
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const open = useOpenDialog()
  const language = useLanguage()
  return useMemo(() => {
    const link = (id: string, title: string, path: string | undefined, icon: IconNode) =>
      path ? [{ id, title, path, external: true, icon }] : []
    const page = knowledgeBaseUrl && pageTag && pageHelp(knowledgeBaseUrl, pageTag)
    const links: MenuEntry[] = [
      ...link('helpPage', words('help.page'), page, BookMarked),
      ...link('knowledge', words('help.knowledge'), knowledgeBaseUrl, BookOpen),
      ...link('community', words('help.community'), communityUrl, MessagesSquare),
    ]
    const tour = () => void portal.emit('run-product-tours')
    const actions: MenuEntry[] = [
      ...(has ? [{ id: 'tour', title: words('help.tour'), icon: Compass, onSelect: tour }] : []),
      { id: 'shortcuts', title: words('help.shortcuts'), icon: Keyboard, onSelect: () => open('shortcuts') },
      { id: 'why', title: words('why'), icon: LockKeyhole, onSelect: () => open('explanation') },
      {
        id: 'accessibility',
        title: words('help.accessibility'),
        path: '/user/settings/accessibility',
        icon: PersonStanding,
      },
    ]
    return [{ entries: links }, { entries: actions }].filter(({ entries }) => entries.length > 0)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [knowledgeBaseUrl, communityUrl, pageTag, has, portal, open, language])
}

/** What the shell offers besides; the palette has it as actions. */
export function useOfferedGroups(): readonly MenuGroup[] {
  const commands = useCommands()
  return useMemo(() => {
    const entries = commands
      .filter(({ inHelp }) => inHelp)
      .map(({ id, title, run }) => ({ id, title, icon: CornerDownRight, onSelect: run }))
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
