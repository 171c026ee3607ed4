import { useMemo } from 'react'
import type { Command } from '../../../../shell/contract/command.ts'
import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { words } from '../../words/words.ts'

/** What mini-app and shell offer. A command may throw, or reject later; that harms nobody else, and the person is told. */
export function useCommands(): readonly Command[] {
  const commands = useLayout((layout) => layout.commands)
  const portal = useMiniApp((miniApp) => miniApp.portal)
  return useMemo(
    () => commands.map((command) => ({ ...command, run: () => void runIn(portal, command) })),
    [commands, portal],
  )
}

async function runIn(portal: MiniAppPortal, { title, run }: Command): Promise<void> {
  try {
    await (run() as unknown)
  } catch (error) {
    console.warn(`Command "${title}" failed:`, error)
    portal.notify({ kind: 'error', text: words('commandFailed', { title }) })
  }
}
