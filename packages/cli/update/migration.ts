import type { AppFiles } from './app-files.ts'

/** One change of the templates, made in an app that is older. */
export interface Migration {
  /** Version of the templates that has it. */
  version: string
  /** Told to the author. */
  does: string
  change(files: AppFiles): void
}
