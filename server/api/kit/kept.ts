import type { Kysely } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Database } from '../../db/schema.ts'
import { BytesKept } from './bytes-kept.ts'

/** Of each process. */
const MOST_BYTES = 32 * 2 ** 20
/** Beside what is kept itself. */
const ENTRY_BYTES = 300

/** By whom and in which state of everybody's rights something is asked. */
export interface AskedBy {
  personId: string
  rightsVersion: number
}

type Make<Value> = () => Promise<{ value: Value; bytes: number }>

interface Entry {
  rightsVersion: number
  until: number
  value: unknown
}

/** When a role ends that somebody has for a time, or a market changes as it was planned. */
const findNextChange = prepared<{ millis: number | null }>(
  'next_change_of_rights',
  `select extract(epoch from least(
      (select min(expires_at) from effective_role where person_id = $1),
      (select min(effective_from) from market_change where taken_back_at is null and effective_from > now()))
    - now())::float8 * 1000 as millis`,
)

/**
 * What was made of somebody's rights. It holds as long as the database says that no right has changed, which each call asks
 * with who calls, and until one of theirs runs out: a right taken away is gone from the next call on, in every process.
 */
export class Kept {
  readonly #sql: Kysely<Database>
  readonly #entries: BytesKept<Entry>
  readonly #making = new Map<string, Promise<unknown>>()

  constructor(sql: Kysely<Database>, mostBytes = MOST_BYTES) {
    this.#sql = sql
    this.#entries = new BytesKept(mostBytes)
  }

  /** `key` says what it is, with all that it depends on beside the person and rights. */
  async of<Value>(asked: AskedBy, key: string, make: Make<Value>): Promise<Value> {
    const { personId, rightsVersion } = asked
    const name = `${personId} ${key}`
    const known = this.#entries.get(name)
    if (known?.rightsVersion === rightsVersion && known.until > Date.now()) return known.value as Value
    const running = `${rightsVersion} ${name}`
    const making = (this.#making.get(running) as Promise<Value> | undefined) ?? this.#make(asked, name, make)
    this.#making.set(running, making)
    return making.finally(() => this.#making.delete(running))
  }

  async #make<Value>({ personId, rightsVersion }: AskedBy, name: string, make: Make<Value>): Promise<Value> {
    const start = Date.now()
    const [next] = await findNextChange(this.#sql, personId)
    const { value, bytes } = await make()
    const until = start + (next?.millis ?? Infinity)
    this.#entries.set(name, { rightsVersion, until, value }, ENTRY_BYTES + bytes)
    return value
  }
}
