import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { DocumentRow } from '../../../domain/document/wire.ts'
import { Badge } from '../../controls/badge.tsx'
import { Link } from '../../controls/link.tsx'
import type { Column, Columns, Drawing } from '../../table/column.ts'
import type { DocumentWords } from '../fields/document-words.ts'
import { words as plainWords } from '../../words/words.ts'
import { openPath } from './open-path.ts'
import { words as kitWords } from '../words/words.ts'

const DAY_CHARACTERS = 10
/** Room for a day and a name. */
const CHANGED_PX = 240

/** Title, an app's own columns, status, and the last change. */
export const documentColumns =
  (of: DocumentDefinition<null>, words: DocumentWords, own: Columns<DocumentRow>) =>
  (drawing: Drawing): readonly Column<DocumentRow>[] => [
    {
      key: 'title',
      title: kitWords('title'),
      value: ({ title }) => title || words.untitled(),
      cell: (row) => (
        <Link quiet to={drawing.basePath + openPath(of, row)}>
          {row.title || words.untitled()}
        </Link>
      ),
    },
    ...(typeof own === 'function' ? own(drawing) : own),
    {
      key: 'status',
      title: plainWords('status'),
      type: 'choice',
      value: ({ status }) => status,
      text: (status) => words.statusOf(status).title,
      cell: ({ status }) => {
        const { title, tone } = words.statusOf(status)
        return <Badge tone={tone}>{title}</Badge>
      },
    },
    {
      key: 'updated',
      title: kitWords('list.changed'),
      type: 'date',
      widthPx: CHANGED_PX,
      wideOnly: true,
      value: ({ updatedAt }) => updatedAt.slice(0, DAY_CHARACTERS),
      cell: ({ updatedAt, updatedBy }) => `${drawing.format.relative(updatedAt)}, ${updatedBy.name}`,
    },
  ]
