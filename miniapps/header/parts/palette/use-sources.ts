import { useMemo } from 'react'
import { CornerDownRight, Hourglass, Lock, Printer, Settings } from 'lucide'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import { useCommands } from '../dialogs/use-commands.ts'
import { unnested, type MenuGroup } from '../menus/menu-groups.ts'
import { isElsewhere } from '../menus/menu-items.ts'
import { useAccountGroups } from '../menus/use-account-groups.ts'
import { useHelpGroups } from '../menus/use-help-groups.ts'
import { keywordsOf } from './keywords.ts'
import { withoutBrand } from './menu-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'
import type { Source } from './source.ts'
import { sourcesOf } from './sources.ts'
import { useDocumentation } from './use-documentation.ts'
import { words } from './words/words.ts'

/** Everything this person can search here; what the layout does not offer is not there. */
export function useSources(): readonly Source[] {
  const layout = useLayout()
  const { app, denials } = layout
  const commands = useCommands()
  const account = useAccountGroups()
  const help = useHelpGroups()
  const language = useLanguage()
  const settings = useMemo(() => settingEntries([...account, ...help]), [account, help])
  const actions = useMemo(
    () => [
      ...commands.map(({ id, title, hint = '', forDevelopers = false, run }): PaletteEntry => ({
        id: `do:${app}:${id}`,
        kind: 'command',
        title,
        detail: hint,
        keywords: keywordsOf(id),
        forDevelopers,
        icon: CornerDownRight,
        run,
      })),
      printEntry(),
    ],
    // oxlint-disable-next-line react/exhaustive-deps
    [app, commands, language],
  )
  const denied = useMemo(
    () =>
      denials
        .filter(({ outcome }) => outcome !== 'hidden')
        .map(({ asked, because, outcome }): PaletteEntry => {
          const kind = outcome === 'coming' ? 'coming' : 'locked'
          return {
            id: `${kind}:${asked}`,
            kind,
            title: asked,
            detail: kind === 'coming' ? '' : because, // its group says it
            why: because,
            icon: kind === 'coming' ? Hourglass : Lock,
          }
        }),
    [denials],
  )
  const documentation = useDocumentation()
  return useMemo(
    () => sourcesOf({ layout, commands: actions, settings, documentation, denied }),
    [layout, actions, settings, documentation, denied],
  )
}

/** As the browser's own menu does; where people look for it by other words. */
const printEntry = (): PaletteEntry => ({
  id: 'do:print',
  kind: 'command',
  title: words('print'),
  detail: words('print.hint'),
  keywords: keywordsOf('print'),
  icon: Printer,
  run: () => print(),
})

/** Lines of the account and help menus; the agency one is in already is left out. */
function settingEntries(groups: readonly MenuGroup[]): readonly PaletteEntry[] {
  const entries = unnested(groups).flatMap(({ title: group = '', entries }) =>
    entries.map((entry) => ({ ...entry, group })),
  )
  return entries
    .filter(({ disabled, coming, sameTab, current }) => !disabled && !coming && !(sameTab && current))
    .map((entry): PaletteEntry => {
      const { id, title, path, icon = Settings, sameTab, onSelect, group } = entry
      return {
        id: `set:${path ? withoutBrand(path) : (id ?? title)}`,
        kind: 'setting',
        title,
        detail: group,
        keywords: keywordsOf(id ?? path),
        icon,
        path,
        external: path !== undefined && !sameTab && isElsewhere(entry),
        sameTab,
        run: onSelect,
      }
    })
}
