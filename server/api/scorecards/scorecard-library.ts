import type { Kysely } from 'kysely'
import type { Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../kit/refusal.ts'

/** Published scorecards. A version never changes, so each is read from the database once. */
export class ScorecardLibrary {
  readonly #sql: Kysely<Database>
  readonly #read = new Map<string, Promise<Scorecard>>()

  constructor(sql: Kysely<Database>) {
    this.#sql = sql
  }

  /** The newest version of each, in the order of the list. */
  async all(): Promise<Scorecard[]> {
    const rows = await this.#sql
      .selectFrom('scorecard')
      .select([
        'id',
        (is) => is.fn.max('version').as('version'),
        (is) => is.fn.max('position').as('position'),
      ])
      .groupBy('id')
      .orderBy('position')
      .execute()
    return Promise.all(rows.map(({ id, version }) => this.version(id, version)))
  }

  async latest(id: string): Promise<Scorecard> {
    const row = await this.#sql
      .selectFrom('scorecard')
      .select((is) => is.fn.max('version').as('version'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row?.version) throw new Refusal('scorecard-not-found', { scorecard: id })
    return this.version(id, row.version)
  }

  version(id: string, version: number): Promise<Scorecard> {
    const key = `${id}@${version}`
    const known = this.#read.get(key)
    if (known) return known
    const reading = this.#select(id, version)
    this.#read.set(key, reading)
    reading.catch(() => this.#read.delete(key))
    return reading
  }

  #select(id: string, version: number): Promise<Scorecard> {
    return this.#sql
      .selectFrom('scorecard')
      .select(['id', 'version', 'title', 'intro', 'dimensions', 'questions'])
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
  }
}
