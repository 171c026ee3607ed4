/** An action in the command palette. */
export interface Command {
  id: string
  title: string
  /** A second line or a shortcut. */
  hint?: string
  /** Stands in the help menu as well. */
  inHelp?: boolean
  /** May be async; where it throws or rejects, the person is told that it did not work. */
  run(): void
}
