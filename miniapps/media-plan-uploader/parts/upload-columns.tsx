import type { UploadLine } from '../../domain/uploads/wire.ts'
import { Link } from '../../kit/controls/link.tsx'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words } from '../words/words.ts'
import { planPath } from './plan-path.ts'

/** Columns of the list of uploads: file, person, time and result. */
export const uploadColumns = ({ format }: Drawing): readonly Column<UploadLine>[] => [
  { key: 'file', title: words('file'), value: ({ fileName }) => fileName },
  { key: 'vendor', title: words('vendor'), value: ({ vendor }) => vendor },
  {
    key: 'at',
    title: words('uploaded'),
    type: 'date',
    value: ({ uploadedAt }) => uploadedAt,
    cell: ({ uploadedAt }) => <time dateTime={uploadedAt}>{format.dateTime(uploadedAt)}</time>,
  },
  { key: 'by', title: words('by'), value: ({ uploadedBy }) => uploadedBy },
  { key: 'lines', title: words('lines'), type: 'number', value: ({ lines }) => lines },
  { key: 'changes', title: words('changes'), value: changesText, wideOnly: true },
  {
    key: 'net',
    title: words('field.net'),
    type: 'number',
    value: ({ net, currency }) => wholeUnits(net, currency),
    cell: ({ net, currency }) => money(format, net, currency),
  },
  {
    key: 'difference',
    title: words('difference'),
    type: 'number',
    wideOnly: true,
    value: ({ difference, currency }) => wholeUnits(difference, currency),
    cell: ({ difference, currency }) =>
      difference === null ? words('noTotal') : money(format, difference, currency),
  },
  {
    key: 'plan',
    title: words('plan'),
    value: ({ plan }) => plan?.title ?? words('planGone'),
    cell: ({ plan }) =>
      plan ? (
        <Link quiet to={planPath(plan.id)}>
          {plan.title}
        </Link>
      ) : (
        words('planGone')
      ),
  },
]

/** "12 new · 1 changed · 2 missing"; what is zero is not said. */
export function changesText({
  inserted,
  updated,
  missing,
}: Pick<UploadLine, 'inserted' | 'updated' | 'missing'>): string {
  const parts = [
    inserted > 0 && words('count.inserted', { count: inserted }),
    updated > 0 && words('count.updated', { count: updated }),
    missing > 0 && words('count.missing', { count: missing }),
  ]
  return parts.filter(Boolean).join(' · ') || words('count.none')
}
