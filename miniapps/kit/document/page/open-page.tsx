import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { lazily } from '../../bridge/lazily.tsx'
import { useBreadcrumbDetail } from '../../bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useFormat } from '../../words/format.ts'
import { ApprovalBar } from '../approval/approval-bar.tsx'
import { ChangeHistory } from '../change-history.tsx'
import { Comments } from '../comments/comments.tsx'
import type { DocumentClient } from '../document-client.ts'
import { DocumentFields } from '../fields/document-fields.tsx'
import type { DocumentWords } from '../fields/document-words.ts'
import { useOpenFields } from '../fields/open-fields.ts'
import type { OpenDocument } from '../open-document.ts'
import { PresentPeople } from '../present-people.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import { Versions } from '../versions/versions.tsx'
import { AttachedFiles } from './attached-files.tsx'
import { DocumentSaveLine } from './document-save-line.tsx'
import { GonePage } from './gone-page.tsx'
import { PageTitle } from './page-title.tsx'
import { ProblemNote } from './problem-note.tsx'
import { UnplacedTroubles } from './unplaced-troubles.tsx'
import { useTriedAction } from './use-tried-action.ts'

const Links = lazily(async () => (await import('../links/document-links.tsx')).DocumentLinks)

interface OpenPageProps {
  client: DocumentClient
  document: OpenDocument<null>
  words: DocumentWords
  /**
   * Path of the screen that leads to the document: once that is deleted, people are back among the others.
   */
  above: string
  primary?: string | readonly string[] | undefined
  lead?: ReactNode
  actions?: ReactNode
  onDone?: ((action: string) => void) | undefined
  children: ReactNode
}

/** The page once its document is here. */
export function OpenPage({ client, document, words, ...page }: OpenPageProps) {
  const { status } = useStore(document.$about)
  const { problems, tries, onProblems } = useTriedAction(document)
  if (document.rules.statuses.hidden?.includes(status)) return <GonePage />
  return (
    <DocumentFields {...{ client, document, words, problems }}>
      <Page {...page} words={words} onProblems={onProblems}>
        <ProblemNote problems={problems} tries={tries} words={words} />
        {page.children}
      </Page>
    </DocumentFields>
  )
}

interface PageProps extends Omit<OpenPageProps, 'client' | 'document'> {
  onProblems(action: string): void
}

function Page({ words, primary, lead, actions, children, ...told }: PageProps) {
  const { portal } = useMiniApp()
  const { client, document, nameOf, wordsOf } = useOpenFields()
  const { title: stored } = useStore(document.$about)
  const format = useFormat()
  const title = stored || words.untitled()
  useBreadcrumbDetail(title)
  const onDone = (action: string) => {
    told.onDone?.(action)
    const { status } = document.$about.get()
    if (document.rules.statuses.hidden?.includes(status)) portal.navigate(told.above)
  }
  return (
    <>
      <header className="os-page-header">
        <PageTitle title={title} help={words.titleHelp?.()} />
        <div className="os-row">
          <PresentPeople document={document} />
          <UndoButtons document={document} />
          {actions}
        </div>
      </header>
      {lead}
      <ApprovalBar
        {...{ client, document, primary, onDone }}
        onProblems={told.onProblems}
        statusOf={words.statusOf}
        titleOf={words.actionOf}
        questionOf={(action) => {
          const { status } = document.$about.get()
          return words.questionOf?.(action, { title, status, body: document.body, format })
        }}
      />
      <div className="document-bar">
        <DocumentSaveLine />
        <div className="os-row">
          <ChangeHistory {...{ client, document, nameOf, wordsOf }} />
          <Versions {...{ client, document, nameOf, wordsOf }} rowOf={words.rowOf} />
        </div>
      </div>
      <UnplacedTroubles />
      <div className="document-fields">{children}</div>
      {document.rules.references && <Links />}
      <AttachedFiles name={title} />
      <Comments client={client} document={document} path="" name={title} />
    </>
  )
}
