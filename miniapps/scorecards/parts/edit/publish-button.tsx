import { useCallback, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Upload } from 'lucide'
import { scorecardInDraft } from '../../../domain/scorecards/draft/draft-fields.ts'
import { draftProblems } from '../../../domain/scorecards/draft/draft-problems.ts'
import {
  isEmptyDifference,
  scorecardDifference,
} from '../../../domain/scorecards/draft/scorecard-difference.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useSending } from '../../../kit/form/use-sending.ts'
import { tellUse } from '../tell-use.ts'
import { DifferenceView } from './difference-view.tsx'
import { useDraft } from './draft-context.ts'
import { editPath } from './edit-path.ts'
import { ProblemList } from './problem-list.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** Asks with the difference before the agency's brands are audited with the draft; says what stands in the way. */
export function PublishButton({ onProblems }: { onProblems(): void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  return (
    <>
      <Button
        variant="primary"
        icon={Upload}
        onClick={() => {
          setIsOpen(true)
          onProblems()
        }}
      >
        {words('action.publish')}
      </Button>
      {isOpen && <Question onClose={close} />}
    </>
  )
}

function Question({ onClose }: { onClose(): void }) {
  const { client, document, audit } = useDraft()
  const { portal, route, context } = useMiniApp()
  const { run, isBusy, failure } = useSending()
  useStore(document.$fields)
  const { body } = document
  const problems = draftProblems(body)
  const isSame = isEmptyDifference(scorecardDifference(audit.scorecard, scorecardInDraft(body)))
  const publish = () =>
    run(async () => {
      await client.act(document, 'publish')
      tellUse(portal, 'published', { scorecard: audit.scorecard.id })
      portal.announce(words('publish.done', { title: audit.title }))
      portal.navigate(editPath(route.basePath))
    })
  const mayPublish = problems.length === 0 && !isSame
  return (
    <Dialog
      open
      size="l"
      title={problems.length ? words('publish.notYet') : words('publish.title', { title: audit.title })}
      onClose={onClose}
      {...(mayPublish && { onSubmit: publish })}
      actions={
        <>
          <Button onClick={onClose}>{mayPublish ? kitWords('cancel') : words('publish.goOn')}</Button>
          {mayPublish && (
            <Button variant="primary" type="submit" busy={isBusy}>
              {words('action.publish')}
            </Button>
          )}
        </>
      }
    >
      <FormAlert form={{ failure }} />
      {problems.length > 0 ? (
        <ProblemList problems={problems} onGo={onClose} />
      ) : (
        <>
          {!isSame && <p>{words('publish.text', { agency: context.tenant.name })}</p>}
          <DifferenceView headingLevel={3} />
        </>
      )}
    </Dialog>
  )
}
