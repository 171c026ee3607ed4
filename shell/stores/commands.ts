import { atom } from 'nanostores'
import type { Command } from '../contract/command.ts'

const none: readonly Command[] = Object.freeze([])

/** What the mounted mini-app adds to the command palette. */
export const $commands = atom<readonly Command[]>(none)

export const offerCommands = (commands: readonly Command[]): void =>
  $commands.set(Object.freeze([...commands]))
export const withdrawCommands = (): void => $commands.set(none)
