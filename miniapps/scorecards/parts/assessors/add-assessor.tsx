import { action } from '../../../kit/actions/action.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { ShareLink } from '../../../kit/views/share-link.tsx'
import { type AuditInHand, useAudit } from '../run/audit-context.ts'
import { words } from './words/words.ts'

const BEGIN_SECOND = action<AuditInHand>({
  key: 'begin-second',
  label: () => words('how.begin'),
  look: 'primary',
  data: ({ scorecard }) => ({ scorecard: scorecard.id }),
  run: async (_, audit) => (await audit.begin({ kind: 'second' }))(),
})

/** What it means that both are blind; whoever is not the first begins here. */
export function AddAssessor({ isFirst }: { isFirst: boolean }) {
  const audit = useAudit()
  return (
    <Card title={words('how.title')} className="assessors-how">
      <p>{words('how.text')}</p>
      {isFirst ? (
        <>
          <p>{words('how.choose')}</p>
          <p>{words('how.send')}</p>
          <ShareLink />
        </>
      ) : (
        <ActionBar actions={[BEGIN_SECOND]} on={audit} hint={audit.scorecard.title} />
      )}
    </Card>
  )
}
