import type { AuditLine } from '../../../domain/access/wire-checks.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import type { Column } from '../../../kit/table/column.ts'
import type { Format } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { actionText } from './action-text.ts'
import { exactTime, subjectText } from './entry-text.ts'
import { words } from './words/words.ts'

interface Drawing {
  format: Format
  agencyName(code: string): string
  show(entry: AuditLine): void
}

export const auditColumns = ({ format, agencyName, show }: Drawing): readonly Column<AuditLine>[] => {
  return [
    {
      key: 'at',
      title: words('when'),
      type: 'text',
      value: ({ at }) => at,
      cell: (entry) => (
        <button type="button" className="admin-plain" onClick={() => show(entry)}>
          {exactTime(entry.at, format)}
        </button>
      ),
      widthPx: 220,
    },
    {
      key: 'actor',
      title: words('who'),
      type: 'text',
      value: ({ actor }) => actor?.name ?? words('portal'),
      widthPx: 180,
    },
    {
      key: 'action',
      title: words('action'),
      type: 'text',
      value: ({ action }) => actionText(action),
      widthPx: 220,
    },
    {
      key: 'subject',
      title: words('subject'),
      type: 'text',
      value: (entry) => subjectText(entry, format),
      widthPx: 220,
    },
    {
      key: 'agency',
      title: kitWords('agency'),
      type: 'text',
      value: ({ agency }) => agency && agencyName(agency),
      wideOnly: true,
    },
    {
      key: 'outcome',
      title: words('outcome'),
      type: 'choice',
      value: ({ outcome }) => outcome,
      text: (outcome) => words(`outcome.${outcome as 'done'}`),
      cell: ({ outcome }) => (
        <Badge tone={outcome === 'done' ? 'success' : 'warning'}>{words(`outcome.${outcome}`)}</Badge>
      ),
    },
    {
      key: 'reason',
      title: kitWords('reason'),
      type: 'text',
      value: ({ reason }) => reason,
      wideOnly: true,
      widthPx: 260,
    },
  ]
}
