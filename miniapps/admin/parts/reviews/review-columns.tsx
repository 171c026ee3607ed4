import type { ReviewLine } from '../../../domain/access/wire-checks.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import type { Column, Drawing } from '../../../kit/table/column.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from './words/words.ts'

export const reviewPath = (id: string): string => `/panel/reviews/${encodeURIComponent(id)}`

export const reviewColumns = (
  { format }: Drawing,
  agencyName: (code: string) => string,
): readonly Column<ReviewLine>[] => [
  {
    key: 'name',
    title: kitWords('name'),
    to: ({ id }) => reviewPath(id),
    cell: ({ name }) => name,
  },
  {
    key: 'agency',
    title: kitWords('agency'),
    wideOnly: true,
    cell: ({ agency }) => agencyName(agency),
  },
  {
    key: 'status',
    title: kitWords('status'),
    cell: ({ finishedAt }) => (
      <Badge tone={finishedAt ? 'success' : 'information'}>{words(finishedAt ? 'finished' : 'open')}</Badge>
    ),
  },
  {
    key: 'decided',
    title: words('decided'),
    type: 'number',
    cell: ({ decided, items }) =>
      words('progress', { decided: format.number(decided), items: format.number(items) }),
  },
  { key: 'due', title: words('due'), wideOnly: true, cell: ({ dueAt }) => format.date(dueAt) },
  {
    key: 'created',
    title: words('begun'),
    wideOnly: true,
    cell: ({ createdAt }) => format.date(createdAt),
  },
]
