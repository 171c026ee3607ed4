import type { Json } from '../../../domain/document/json.ts'
import { ApprovalLine } from '../../../kit/document/approval/approval-line.tsx'
import documentSheet from '../../../kit/document/document.css?sheet'
import { DifferenceList } from '../../../kit/document/versions/difference-list.tsx'
import { differencesOf } from '../../../kit/document/versions/differences-of.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'

const ADA = { id: 'ada', name: 'Ada Lovelace' }
const GRACE = { id: 'grace', name: 'Grace Hopper' }
const at = '2026-03-03T13:00:00.000Z'

const BEFORE = {
  title: { value: 'Spring launch', by: ADA, at },
  budget: { value: '412,000 EUR', by: ADA, at },
}
const AFTER = {
  title: { value: 'Spring and summer launch', by: GRACE, at },
  budget: { value: '460,000 EUR', by: GRACE, at },
  reason: { value: 'Two markets were added.', by: GRACE, at },
}
const NAMES: Readonly<Record<string, string>> = { title: 'Title', budget: 'Budget', reason: 'Reason' }

const nothing = () => undefined
const wordsOf = (_path: string, value: Json) => (typeof value === 'string' ? value : '')

/** Parts of the kit for documents, without a document behind them. */
export function DocumentSpecimens() {
  useSheet(documentSheet)
  return (
    <div className="os-stack">
      <ApprovalLine
        status={{ title: 'Draft' }}
        reason={{ text: 'The second market has no budget yet.', by: GRACE.name, at }}
        acts={[{ key: 'submit', title: 'Submit', isPrimary: true }]}
        onAct={nothing}
      />
      <ApprovalLine
        status={{ title: 'Submitted', tone: 'information' }}
        by={ADA.name}
        at={at}
        acts={[
          { key: 'return', title: 'Send back' },
          { key: 'approve', title: 'Approve', isPrimary: true },
        ]}
        onAct={nothing}
      />
      <DifferenceList
        differences={differencesOf(BEFORE, AFTER)}
        nameOf={(path) => NAMES[path]}
        wordsOf={wordsOf}
      />
    </div>
  )
}
