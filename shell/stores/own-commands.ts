import { atom, computed } from 'nanostores'
import type { Command } from '../contract/command.ts'
import { $commands } from './commands.ts'

const byTopic = new Map<string, readonly Command[]>()

/** What the shell itself adds to the command palette, besides the mounted mini-app's commands. */
export const $ownCommands = atom<readonly Command[]>(Object.freeze([]))

/** In place of those offered on this topic before. */
export function offerOwnCommands(topic: string, commands: readonly Command[]): void {
  byTopic.set(topic, commands)
  $ownCommands.set(Object.freeze([...byTopic.values()].flat()))
}

/** The mounted mini-app's commands, then the shell's. */
export const $allCommands = computed([$commands, $ownCommands], (commands, own): readonly Command[] =>
  Object.freeze([...commands, ...own]),
)
