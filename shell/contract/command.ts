/** An action in the command palette. */
export interface Command {
  id: string
  title: string
  /** A second line or a shortcut. */
  hint?: string
  /** Stands in the help menu as well. */
  inHelp?: boolean
  /** Of the shell's own: stands behind what is for everybody. */
  forDevelopers?: boolean
  /** May be async; where it throws or rejects, the person is told that it did not work. */
  run(): void
}
