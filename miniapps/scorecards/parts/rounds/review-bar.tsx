import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { SCORECARD_RUN, type RunFacts } from '../../../domain/scorecards/scorecard-run.ts'
import type { Run } from '../../../domain/scorecards/scorecard.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { ApprovalBar } from '../../../kit/document/approval/approval-bar.tsx'
import { Comments } from '../../../kit/document/comments/comments.tsx'
import documentSheet from '../../../kit/document/document.css?sheet'
import { useFollowed, useMyDocuments } from '../../../kit/document/my-documents.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import { useAudit } from '../run/audit-context.ts'
import { tellUse } from '../../../kit/actions/tell-use.ts'
import { words } from './words/words.ts'

type RunDocument = OpenDocument<RunFacts>

/** On the result of a submitted run: somebody else than who handed it in approves it, or returns it with a reason. */
export function ReviewBar({ run }: { run: Run }) {
  const document = useRunDocument(run)
  return document && <Review document={document} run={run} />
}

/** Above the questions of a run that was returned: why. */
export const ReturnedNote = ({ document }: { document: RunDocument }) =>
  useStore(document.$about).status === 'returned' && <Bar document={document} offered={[]} />

function Review({ document, run }: { document: RunDocument; run: Run }) {
  const { reload } = useAudit()
  const client = useMyDocuments()
  const { status } = useStore(document.$about)
  useFollowed(client, document)
  useEffect(() => {
    if (status !== run.status) reload()
  }, [status, run.status, reload])
  return (
    <section className="os-card review" aria-label={words('review.title')}>
      <Bar document={document} offered={['approve', 'undoApproval', 'return']} />
      <Comments client={client} document={document} path="" name={words('review.result')} />
    </section>
  )
}

function Bar({ document, offered }: { document: RunDocument; offered: readonly string[] }) {
  const { scorecard } = useAudit()
  const { portal } = useMiniApp()
  useSheet(documentSheet)
  return (
    <ApprovalBar
      client={useMyDocuments()}
      document={document}
      primary="approve"
      only={offered}
      statusOf={(status) => ({ title: titleOf(status), tone: status === 'returned' ? 'warning' : 'success' })}
      titleOf={(action) => words(`review.${action as 'approve' | 'undoApproval' | 'return'}`)}
      onDone={(action) => tellUse(portal, 'review', { scorecard: scorecard.id, action })}
    />
  )
}

function titleOf(status: string): string {
  const known = (['submitted', 'reviewed', 'returned'] as const).find((each) => each === status)
  return known ? words(`review.${known}`) : ''
}

/** Finished runs are read by the API of Scorecards; their document is opened for whoever decides about them. */
function useRunDocument({ id }: Run): RunDocument | undefined {
  const { scorecard, path } = useAudit()
  const client = useMyDocuments()
  const [, setOpened] = useState<string>()
  const address = path('questions')
  useEffect(() => {
    const opening = client.open(SCORECARD_RUN, { scorecard }, id, address)
    opening.then(() => setOpened(id)).catch(() => {}) // the result can be read without it
  }, [client, scorecard, id, address])
  return client.opened<RunFacts>(id)
}
