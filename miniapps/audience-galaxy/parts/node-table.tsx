import { universeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { Card } from '../../kit/controls/card.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { type CountedGalaxy, type GalaxyNode, groupNames } from '../../domain/galaxies/count-galaxy.ts'
import { useGalaxyWorld } from './galaxy-world.tsx'

/** Every node with its people, its neighbours and its group. */
export function NodeTable({ galaxy }: { galaxy: CountedGalaxy }) {
  const { body } = useGalaxyWorld()
  const format = useFormat()
  const groupOf = groupNames(galaxy, body)
  const neighbours = new Map<string, number>()
  for (const [a, b] of galaxy.edges)
    for (const node of [a, b]) neighbours.set(node, (neighbours.get(node) ?? 0) + 1)
  const columns: readonly Column<GalaxyNode>[] = [
    { key: 'title', title: words('node'), value: ({ title }) => title },
    {
      key: 'size',
      title: words('size'),
      type: 'number',
      value: ({ cell }) => cell?.universe ?? null,
      cell: ({ cell }) => (cell ? universeText(format, cell.universe) : audienceWords('hidden')),
    },
    {
      key: 'neighbours',
      title: words('neighbours'),
      type: 'number',
      value: ({ id }) => neighbours.get(id) ?? 0,
    },
    { key: 'group', title: words('group'), value: ({ id }) => groupOf(id) },
  ]
  return (
    <Card title={words('nodes')}>
      <DataTable
        caption={words('nodes')}
        hideCaption
        columns={columns}
        rows={galaxy.nodes}
        rowKey={({ id }) => id}
        pageSize={25}
        initialSort={{ key: 'neighbours', direction: 'descending' }}
      />
    </Card>
  )
}
