import type { NamedRanking } from './ranked-line.ts'
import type { EditionKey } from './use-editions.ts'

/** A ranking as it is taken along: with its edition, what is chosen, and a title. */
export interface ExportedRanking {
  ranking: NamedRanking
  edition: EditionKey
  chosen: ReadonlySet<string>
  title: string
}
