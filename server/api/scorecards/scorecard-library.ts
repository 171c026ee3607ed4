import type { Kysely } from 'kysely'
import type { Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import { refusal } from './refusals.ts'

const libraries = new WeakMap<Kysely<Database>, ScorecardLibrary>()

/** Published scorecards. A version never changes, so each is read from the database once. */
export class ScorecardLibrary {
  readonly #sql: Kysely<Database>
  readonly #read = new Map<string, Promise<Scorecard>>()

  constructor(sql: Kysely<Database>) {
    this.#sql = sql
  }

  /** The one of a database, which lives as long; of a transaction one of its own. */
  static of(sql: Kysely<Database>): ScorecardLibrary {
    const library = libraries.get(sql) ?? new ScorecardLibrary(sql)
    libraries.set(sql, library)
    return library
  }

  /** What the brands of an agency are audited with, in the order of the list. */
  async all(agency: string | null): Promise<Scorecard[]> {
    return (await this.published(agency)).map(({ scorecard }) => scorecard)
  }

  async latest(id: string, agency: string | null): Promise<Scorecard> {
    const row = await this.#newest(agency).where('id', '=', id).executeTakeFirst()
    if (!row) throw refusal('scorecard-not-found', { scorecard: id })
    return this.version(id, row.version)
  }

  /** The same with whose versions they are, and since when. */
  async published(agency: string | null) {
    const rows = await this.#newest(agency).execute()
    return Promise.all(
      rows
        .toSorted((one, other) => one.position - other.position)
        .map(async ({ id, version, agency_code, published_at }) => ({
          scorecard: await this.version(id, version),
          isOwn: agency_code !== null,
          publishedAt: published_at,
        })),
    )
  }

  /** Of each audit the version that was published last, by the portal or by the agency itself. */
  #newest(agency: string | null) {
    return this.#sql
      .selectFrom('scorecard')
      .select(['id', 'version', 'position', 'agency_code', 'published_at'])
      .distinctOn('id')
      .where((is) => is.or([is('agency_code', 'is', null), is('agency_code', '=', agency)]))
      .orderBy('id')
      .orderBy('published_at', 'desc')
      .orderBy('version', 'desc')
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
      .select(['id', 'version', 'title', 'weight', 'intro', 'dimensions', 'questions'])
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
  }
}
