import type { EntryProblem } from './faulty-entry.ts'
import type { RuntimeMiniApp } from './runtime-config.ts'

/** A mini-app that the installation has beside the built-in ones. */
export interface MiniAppLine {
  key: string
  /** Only an entry that is stored can be changed on the screen. */
  source: 'file' | 'stored'
  /** Its place is taken by an entry of the file with the same key. */
  isHidden: boolean
  /** Shown in browsers in which somebody tries it, and nowhere else. */
  trial: boolean
  entry: Partial<RuntimeMiniApp>
  problems: readonly EntryProblem[]
}
