import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { claimsOf, NO_CLAIMS, type Claims } from './claims.ts'
import { problemOf } from './entry-checks.ts'

type Report = (problem: string) => void

/**
 * Mini-apps that came by configuration. There may be thousands, of which a visit needs a few: one pass at boot sees who
 * wants which key and place, and an entry is checked to the last field when it is first asked for. As soon as one is seen
 * to be wrong all are checked: each bad one is reported in a sentence and left out, and the rest works.
 */
export class ConfiguredApps {
  /** As they came: for looking through them without using them. */
  readonly entries: readonly unknown[]
  /** There are no others than these. */
  readonly isWhole: boolean
  readonly #report: Report
  readonly #checked = new Set<number>()
  #claims = NO_CLAIMS
  #looked = false
  #usable: ReadonlyMap<number, RuntimeMiniApp> | undefined
  #list: readonly RuntimeMiniApp[] | undefined

  constructor(entries: readonly unknown[], report: Report, isWhole = true) {
    this.entries = entries
    this.isWhole = isWhole
    this.#report = report
  }

  /** The whole list, in which those that are here stay the same objects: somebody may be using them. */
  completedBy(entries: readonly unknown[]): ConfiguredApps {
    const here = new Map(this.entries.map((entry) => [keyOf(entry), entry]))
    const whole = entries.map((entry) => {
      const known = here.get(keyOf(entry))
      here.delete(keyOf(entry))
      return known ?? entry
    })
    return new ConfiguredApps([...whole, ...here.values()], this.#report)
  }

  /** Segments of the longest place. */
  get deepest(): number {
    return this.#look().deepest
  }

  byKey(key: string): RuntimeMiniApp | undefined {
    const index = this.#look().keys.get(key)
    return index === undefined ? undefined : this.usable(index)
  }

  /** The number of the entry whose route this is; see `placeOf`. */
  indexAt(place: string): number | undefined {
    return this.#look().places.get(place)
  }

  /** The entry of this number, if it can be used. */
  usable(index: number): RuntimeMiniApp | undefined {
    this.#look()
    if (!this.#usable && !this.#checked.has(index)) {
      if (problemOf(this.entries[index]) !== undefined) this.#checkAll()
      else this.#checked.add(index)
    }
    return this.#usable ? this.#usable.get(index) : (this.entries[index] as RuntimeMiniApp)
  }

  all(): readonly RuntimeMiniApp[] {
    this.#look()
    return (this.#list ??= Object.freeze([...(this.#usable ?? this.#checkAll()).values()]))
  }

  #look(): Claims {
    if (this.#looked) return this.#claims
    this.#looked = true
    this.#claims = claimsOf(this.entries)
    if (this.#claims.doubtful) this.#checkAll()
    return this.#claims
  }

  /** What is left out claims nothing. */
  #checkAll(): ReadonlyMap<number, RuntimeMiniApp> {
    const usable = new Map<number, RuntimeMiniApp>()
    const leaveOut = (index: number, problem: string) => {
      usable.delete(index)
      this.#report(`Mini-app entry ${index} of the configuration was left out: ${problem}`)
    }
    this.entries.forEach((entry, index) => {
      const problem = problemOf(entry)
      if (problem === undefined) usable.set(index, entry as RuntimeMiniApp)
      else leaveOut(index, problem)
    })
    this.#claims = claimsOf(
      this.entries.map((_, index) => usable.get(index)),
      leaveOut,
    )
    return (this.#usable = usable)
  }
}

const keyOf = (entry: unknown): unknown => (entry as Partial<RuntimeMiniApp> | null)?.key
