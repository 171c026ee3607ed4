import { sortEntries, type SortedEntries } from '../../../shell/config/configured-apps.ts'
import { faultSentence } from '../../../shell/contract/faulty-entry.ts'
import type { Db } from '../../db/db.ts'
import { logFailure } from '../../failures/log-failure.ts'
import { log } from '../../log/log.ts'
import { mergedEntries } from './merged-entries.ts'
import { MINI_APPS_CHANNEL, type StoredEntry, storedEntries } from './stored-entries.ts'

/**
 * The mini-apps that pages of this process have now: those of the configuration's file and those that
 * administrators have stored. A change of the file or of a stored entry is picked up at once, by every server
 * process.
 */
export class PortalApps {
  readonly #db: Pick<Db, 'sql' | 'listen'>
  readonly #ownAudiences: readonly string[]
  #ofFile: readonly unknown[]
  #stored: readonly StoredEntry[] = []
  #now: SortedEntries = { usable: [], faulty: [] }
  #said = ''
  #stop: (() => Promise<void>) | undefined

  constructor(
    db: Pick<Db, 'sql' | 'listen'>,
    ofFile: readonly unknown[] = [],
    ownAudiences: readonly string[] = [],
  ) {
    this.#db = db
    this.#ownAudiences = ownAudiences
    this.#ofFile = ofFile
  }

  /** Another object whenever something has changed. */
  get now(): SortedEntries {
    return this.#now
  }

  get ofFile(): readonly unknown[] {
    return this.#ofFile
  }

  /** With the trial whose key the browser has; the same as for others where it has none, or an old one. */
  whileTrying(trialKey: string | undefined): SortedEntries {
    const tried = this.#stored.find(({ trial, trial_key }) => trial && trial_key === trialKey)
    return tried ? this.#sorted([tried.key]) : this.#now
  }

  #sorted(tried: readonly string[]): SortedEntries {
    return sortEntries(mergedEntries(this.#ofFile, this.#stored, tried), this.#ownAudiences)
  }

  async open(): Promise<void> {
    await this.#read()
    const again = () => void this.#read().catch((error: unknown) => logFailure('Reading mini-apps', error))
    this.#stop = this.#db.listen(MINI_APPS_CHANNEL, { heard: again, connected: again })
  }

  takeFile(entries: readonly unknown[]): void {
    this.#ofFile = entries
    this.#merge()
  }

  async close(): Promise<void> {
    await this.#stop?.()
  }

  async #read(): Promise<void> {
    this.#stored = await storedEntries(this.#db.sql)
    this.#merge()
  }

  #merge(): void {
    const now = this.#sorted([])
    const said = JSON.stringify(now)
    if (said === this.#said) return
    this.#said = said
    this.#now = now
    for (const entry of now.faulty) log('warn', faultSentence(entry))
  }
}
