import type { Command } from '../contract/command.ts'
import { warnAbout } from '../contract/warn-about.ts'

/** What a mini-app offers, without what is no command: header and palette draw all of it, and one broken app never takes them. */
export function usableCommands(app: string, offered: unknown): readonly Command[] {
  const list: readonly unknown[] = Array.isArray(offered) ? offered : [offered]
  const commands = new Map<string, Command>()
  for (const each of list) {
    const command = read(each)
    if (command && !commands.has(command.id)) commands.set(command.id, command)
  }
  const left = list.length - commands.size
  if (left > 0)
    warnAbout(
      app,
      `Mini-app ${app} offered ${list.length} commands, of which ${left} cannot be used: each needs an id of its own, a title and a function to run`,
    )
  return [...commands.values()]
}

/** A copy, so that what was checked is what is used; undefined for what is no command. */
function read(value: unknown): Command | undefined {
  try {
    const { id, title, hint, inHelp, run } = value as Record<keyof Command, unknown>
    if (!isName(id) || !isName(title) || typeof run !== 'function') return undefined
    if (hint !== undefined && typeof hint !== 'string') return undefined
    return {
      id,
      title,
      ...(hint !== undefined && { hint }),
      inHelp: inHelp === true,
      run: run as Command['run'],
    }
  } catch {
    return undefined // null, or a hostile getter
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
