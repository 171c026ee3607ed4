import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'

/** The app that this machine shows in the portal. */
export interface LocalEntry {
  key: string
  /** Address of its script on this machine. */
  script: string
  /** Its `agency-os.json`; undefined where the project has none. */
  own?: Partial<RuntimeMiniApp>
}

/**
 * Reads the entry that the author keeps for the operator.
 * @throws Error where it cannot be read, or nothing says the key
 */
export function readEntry(root: string, script: string, chosenKey?: string): LocalEntry {
  const file = join(root, 'agency-os.json')
  const own = existsSync(file) ? parse(file) : undefined
  const key = chosenKey ?? own?.key
  if (!key) throw new Error(`${file} does not say a key: write the app's entry there, or say --key my-app.`)
  return { key, script, ...(own && { own }) }
}

function parse(file: string): Partial<RuntimeMiniApp> {
  try {
    return withoutVersion(JSON.parse(readFileSync(file, 'utf8')) as Partial<RuntimeMiniApp>)
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${(error as Error).message}).`, { cause: error })
  }
}

/** An entry for whatever the author writes next: hashes are of a version that was built. */
export function withoutVersion<Entry extends Partial<RuntimeMiniApp>>(
  entry: Entry,
): Omit<Entry, 'frame' | 'integrity' | 'withdrawn'> {
  const { frame: _frame, integrity: _integrity, withdrawn: _withdrawn, ...rest } = entry
  return rest
}
