import { COMPARED_MAX } from '../../domain/audience-maps/limits.ts'
import { AXES, type Axis } from '../../domain/audience-maps/audience-map.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words } from '../words/words.ts'
import { cautionText, courseText, figureText } from './figure-texts.ts'
import type { MappedAudience } from '../../domain/audience-maps/count-map.ts'
import { useMapWorld } from './map-world.tsx'
import { TakeOff } from './take-off.tsx'

/** The map as a table: every figure, what to compare, and what to take off. */
export function AudienceTable({ audiences }: { audiences: readonly MappedAudience[] }) {
  const format = useFormat()
  const figure = (axis: Axis): Column<MappedAudience> => ({
    key: axis,
    title: words(`axis.${axis}`),
    type: 'number',
    value: ({ figures }) => figures[axis],
    cell: ({ figures }) => figureText(figures, axis, format),
  })
  const columns: readonly Column<MappedAudience>[] = [
    { key: 'title', title: planningWords('audience'), value: ({ title }) => title },
    {
      key: 'n',
      title: words('respondents'),
      type: 'number',
      value: ({ figures }) => figures.n,
      cell: ({ figures }) => (figures.n === null ? '–' : format.number(figures.n)),
    },
    ...AXES.map(figure),
    {
      key: 'course',
      title: words('course'),
      value: ({ figures }) => courseText(figures),
      cell: ({ figures }) => (
        <span className={figures.course === 'error' ? 'map-muted' : undefined}>{courseText(figures)}</span>
      ),
    },
    { key: 'caution', title: words('caution'), value: ({ figures }) => cautionText(figures) },
    { key: 'compare', title: words('sideBySide'), cell: (audience) => <Compared of={audience} /> },
    { key: 'remove', title: words('takeOff'), cell: (audience) => <TakeOff audience={audience} /> },
  ]
  return (
    <DataTable
      caption={audienceWords('audiences')}
      hideCaption
      columns={columns}
      rows={audiences}
      rowKey={({ key }) => key}
      initialSort={{ key: 'size', direction: 'descending' }}
    />
  )
}

function Compared({ of: { key, title } }: { of: MappedAudience }) {
  const { document, isClosed } = useOpenFields()
  const { body } = useMapWorld()
  const path = `compared/${key}`
  const isChosen = body[path] === true
  const count = Object.keys(body).filter((each) => each.startsWith('compared/') && body[each] === true).length
  return (
    <Checkbox
      label={<span className="os-visually-hidden">{words('compareOne', { title })}</span>}
      checked={isChosen}
      disabled={isClosed || (!isChosen && count >= COMPARED_MAX)}
      onChange={(chosen) => document.set({ [path]: chosen || null })}
    />
  )
}
