import { useStore } from '@nanostores/react'
import { scorecardInDraft } from '../../../domain/scorecards/draft/draft-fields.ts'
import { draftProblems } from '../../../domain/scorecards/draft/draft-problems.ts'
import {
  isEmptyDifference,
  scorecardDifference,
} from '../../../domain/scorecards/draft/scorecard-difference.ts'
import type { OpenedProps } from '../../../kit/actions/action.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { DifferenceView } from './difference-view.tsx'
import { useDraft } from './draft-context.ts'
import { editPath } from './edit-path.ts'
import { ProblemList } from './problem-list.tsx'
import { words } from './words/words.ts'

/** Asks with the difference before the agency's brands are audited with the draft; says what stands in the way. */
export function PublishDialog({ onClose, onDone }: OpenedProps) {
  const { client, document, audit } = useDraft()
  const { portal, route, context } = useMiniApp()
  useStore(document.$fields)
  const { body } = document
  const problems = draftProblems(body)
  const isSame = isEmptyDifference(scorecardDifference(audit.scorecard, scorecardInDraft(body)))
  const isBarred = problems.length > 0 || isSame
  const publish = async () => {
    await client.act(document, 'publish')
    portal.announce(words('publish.done', { title: audit.title }))
    onDone()
    portal.navigate(editPath(route.basePath))
  }
  return (
    <ConfirmDialog
      size="l"
      title={isBarred ? words('publish.notYet') : words('publish.title', { title: audit.title })}
      verb={words('action.publish')}
      isBarred={isBarred}
      otherwise={isBarred && <Button onClick={onClose}>{words('publish.goOn')}</Button>}
      act={publish}
      onClose={onClose}
    >
      {problems.length > 0 ? (
        <ProblemList problems={problems} onGo={onClose} />
      ) : (
        <>
          {!isSame && <p>{words('publish.text', { agency: context.tenant.name })}</p>}
          <DifferenceView headingLevel={3} />
        </>
      )}
    </ConfirmDialog>
  )
}
