import type { NamedRanking } from './ranked-line.ts'
import type { EditionKey } from './use-editions.ts'

/** Contents of a ranking's files: the edition it is of, and what is chosen, under a title. */
export interface ExportedRanking {
  ranking: NamedRanking
  edition: EditionKey
  chosen: ReadonlySet<string>
  title: string
}
