import { AXES } from '../../domain/audience-maps/audience-map.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { Card } from '../../kit/controls/card.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { cautionText, courseText, figureText } from './figure-texts.ts'
import type { MappedAudience } from '../../domain/audience-maps/count-map.ts'
import { useMapWorld } from './map-world.tsx'

interface Line {
  key: string
  name: string
  of(audience: MappedAudience): string
}

/** Up to four audiences side by side. */
export function CompareCard({ audiences }: { audiences: readonly MappedAudience[] }) {
  const { body } = useMapWorld()
  const format = useFormat()
  const chosen = audiences.filter(({ key }) => body[`compared/${key}`] === true)
  if (chosen.length === 0) return null
  const lines: readonly Line[] = [
    ...AXES.map((axis) => ({
      key: axis,
      name: words(`axis.${axis}`),
      of: ({ figures }: MappedAudience) => figureText(figures, axis, format),
    })),
    { key: 'course', name: words('course'), of: ({ figures }) => courseText(figures) || '–' },
    {
      key: 'n',
      name: words('respondents'),
      of: ({ figures: { n } }) => (n === null ? audienceWords('hidden') : format.number(n)),
    },
    { key: 'caution', name: words('caution'), of: ({ figures }) => cautionText(figures) || '–' },
  ]
  const columns: readonly Column<Line>[] = [
    { key: 'name', title: words('figure'), cell: ({ name }) => name },
    ...chosen.map((audience): Column<Line> => ({
      key: audience.key,
      title: audience.title,
      type: 'number',
      cell: (line) => line.of(audience),
    })),
  ]
  return (
    <Card title={words('sideBySide')}>
      <DataTable
        caption={words('sideBySide')}
        hideCaption
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
      />
    </Card>
  )
}
