import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { DROP, PUBLISH } from './draft-actions.ts'
import { useMemo, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Json } from '../../../domain/document/json.ts'
import { draftProblems, type ProblemCode } from '../../../domain/scorecards/draft/draft-problems.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { PageHeader } from '../../../kit/controls/page-header.tsx'
import { Tabs } from '../../../kit/controls/tabs.tsx'
import { ChangeHistory } from '../../../kit/document/change-history.tsx'
import { Comments } from '../../../kit/document/comments/comments.tsx'
import type { DocumentClient } from '../../../kit/document/document-client.ts'
import { useFollowed } from '../../../kit/document/my-documents.ts'
import { DocumentFields } from '../../../kit/document/fields/document-fields.tsx'
import type { DocumentWords } from '../../../kit/document/fields/document-words.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import { DocumentSaveLine } from '../../../kit/document/page/document-save-line.tsx'
import { PresentPeople } from '../../../kit/document/present-people.tsx'
import { UndoButtons } from '../../../kit/document/undo-buttons.tsx'
import { Versions } from '../../../kit/document/versions/versions.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useAppBreadcrumbs } from '../../../kit/bridge/use-app-breadcrumbs.ts'
import { useTitleFocus } from '../use-title-focus.ts'
import { AboutPart } from './about-part.tsx'
import { DifferenceView } from './difference-view.tsx'
import { type Draft, DraftContext } from './draft-context.ts'
import type { EditableAudit } from './edit-api.ts'
import { DRAFT_VIEWS, type DraftView, editPath } from './edit-path.ts'
import { fieldWords, valueWords } from './field-words.ts'
import { QuestionsPart } from './questions-part.tsx'
import { TryPart } from './try-part.tsx'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

export interface DraftScreenProps {
  client: DocumentClient
  document: OpenDocument
  audit: EditableAudit
  view: DraftView
}

/** The next version of an audit, while it is written. */
export function DraftScreen({ client, document, audit, view }: DraftScreenProps) {
  const { basePath } = useMiniApp().route
  const [showsProblems, setShowsProblems] = useState(false)
  useAppBreadcrumbs(appWords('action.edit'), audit.title, `${basePath}/edit`)
  useTitleFocus()
  useFollowed(client, document)
  const fields = useStore(document.$fields)
  const draft = useMemo(
    () => ({ client, document, audit, showProblems: () => setShowsProblems(true) }),
    [client, document, audit],
  )
  const problems = useMemo(
    () => (showsProblems ? draftProblems(document.body) : []),
    // oxlint-disable-next-line react/exhaustive-deps -- the body is made of the fields
    [document, showsProblems, fields],
  )
  const draftWords = useMemo(
    (): Partial<DocumentWords> => ({
      problemOf: ({ code }) => words(`problem.${code as ProblemCode}`),
      say: (path, value, form) => valueWords(path, value, document.body, form),
    }),
    [document],
  )
  return (
    <DraftContext value={draft}>
      <DocumentFields {...{ client, document, problems }} words={draftWords}>
        <div className="os-page">
          <PageHeader
            title={words('draft.title', { title: audit.title })}
            subtitle={words('draft.lead')}
            actions={
              <>
                <UndoButtons document={document} />
                <ActionBar actions={[PUBLISH]} on={draft} hint={audit.title} />
              </>
            }
          />
          <DraftBar {...draft} />
          <Views audit={audit} view={view} />
          <Part view={view} />
          <div className="draft-comments">
            <Comments
              client={client}
              document={document}
              path=""
              name={words('draft.title', { title: audit.title })}
            />
          </div>
        </div>
      </DocumentFields>
    </DraftContext>
  )
}

function DraftBar(draft: Draft) {
  const { client, document, audit } = draft
  const format = useFormat()
  const wordsAt = (path: string, value: Json) => valueWords(path, value, document.body, format)
  return (
    <div className="draft-bar">
      <DocumentSaveLine />
      <PresentPeople document={document} />
      <span className="os-row">
        <ChangeHistory client={client} document={document} nameOf={fieldWords} wordsOf={wordsAt} />
        <Versions client={client} document={document} nameOf={fieldWords} wordsOf={wordsAt} />
        <ActionBar actions={[DROP]} on={draft} hint={audit.title} />
      </span>
    </div>
  )
}

function Views({ audit, view }: { audit: EditableAudit; view: DraftView }) {
  const { basePath } = useMiniApp().route
  const tabs = DRAFT_VIEWS.map((each) => ({
    label: words(`view.${each}`),
    to: editPath(basePath, audit.scorecard.id, each),
    current: each === view,
  }))
  return <Tabs label={words('draft.views')} tabs={tabs} />
}

function Part({ view }: { view: DraftView }) {
  switch (view) {
    case 'about':
      return <AboutPart />
    case 'difference':
      return <DifferenceView />
    case 'try':
      return <TryPart />
    case 'questions':
      return <QuestionsPart />
  }
}
