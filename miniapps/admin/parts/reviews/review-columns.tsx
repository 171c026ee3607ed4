import type { ReviewLine } from '../../../domain/access/wire-checks.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import type { Column, Drawing } from '../../../kit/table/column.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

export const reviewPath = (basePath: string, id: string): string =>
  `${basePath}/panel/reviews/${encodeURIComponent(id)}`

export const reviewColumns = (
  { basePath, format }: Drawing,
  agencyName: (code: string) => string,
): readonly Column<ReviewLine>[] => [
  {
    key: 'name',
    title: kitWords('name'),
    cell: ({ id, name }) => (
      <Link quiet to={reviewPath(basePath, id)}>
        {name}
      </Link>
    ),
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
