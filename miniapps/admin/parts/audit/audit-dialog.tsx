import { auditDifferences } from '../../../domain/access/audit-difference.ts'
import type { AuditLine } from '../../../domain/access/wire-checks.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Facts } from '../../../kit/controls/facts.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { useAgencyName } from '../use-agencies.ts'
import { actionText } from './action-text.ts'
import { exactTime, fieldText, subjectText, textOfEntry } from './entry-text.ts'
import { words } from './words/words.ts'

/** One entry in full: what was, and what is. */
export function AuditDialog({ entry, onClose }: { entry: AuditLine; onClose(): void }) {
  const format = useFormat()
  const agencyName = useAgencyName()
  const { at, actor, action, agency, before, after, reason, outcome, requestId } = entry
  const facts: readonly (readonly [string, string | null])[] = [
    [words('when'), exactTime(at, format)],
    [words('who'), actor?.name ?? words('portal')],
    [words('subject'), subjectText(entry, format)],
    [kitWords('agency'), agency && agencyName(agency)],
    [words('outcome'), words(`outcome.${outcome}`)],
    [kitWords('reason'), reason],
    [words('request'), requestId],
  ]
  const differences = auditDifferences(before, after, textOfEntry(entry, format))
  return (
    <Dialog
      open
      size="l"
      title={actionText(action)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{kitWords('close')}</Button>}
    >
      <Facts of={facts} />
      {differences.length > 0 && (
        <DataTable
          caption={words('difference')}
          rows={differences}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', title: words('what'), cell: ({ what }) => (what ? fieldText(what) : '–') },
            { key: 'before', title: words('before'), cell: (each) => each.before ?? '–' },
            { key: 'after', title: words('after'), cell: (each) => each.after ?? '–' },
          ]}
        />
      )}
    </Dialog>
  )
}
