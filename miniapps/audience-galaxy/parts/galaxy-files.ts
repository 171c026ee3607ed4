import { graphMl } from '../../domain/galaxies/graph-ml.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import { words } from '../words/words.ts'
import type { CountedGalaxy } from '../../domain/galaxies/count-galaxy.ts'

/** A galaxy as it leaves the portal. */
export interface GalaxyReport {
  galaxy: CountedGalaxy
  /** Name of the group that a node is in; empty where it is in none. */
  groupOf(node: string): string
  source: readonly (readonly [name: string, text: string])[]
}

/** Nodes with their size and group, then the source; a hidden size leaves as its sign. */
export function galaxySheet({ galaxy, groupOf, source }: GalaxyReport): Sheet {
  const sheet = sheetOf(
    words('nodes'),
    [
      { title: words('node'), cell: ({ title }) => title },
      {
        title: words('size'),
        format: 'number',
        cell: ({ cell }) => cell?.universe ?? audienceWords('hidden'),
      },
      { title: words('group'), cell: ({ id }) => groupOf(id) },
    ],
    galaxy.nodes,
  )
  return { ...sheet, rows: [...sheet.rows, [], ...source.map(([name, text]) => [name, text])] }
}

export const galaxyGraph = ({ galaxy, groupOf, source }: GalaxyReport): string =>
  graphMl(
    galaxy.nodes.map(({ id, title, cell }) => ({
      id,
      title,
      size: cell && cell.universe,
      group: groupOf(id),
    })),
    galaxy.edges,
    sourceText(source),
  )

export const sourceText = (source: GalaxyReport['source']): string =>
  source.map(([name, text]) => `${name}: ${text}`).join('; ')
