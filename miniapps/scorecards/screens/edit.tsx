import type { ReactNode } from 'react'
import { LockKeyhole } from 'lucide'
import { SCORECARD_DRAFT } from '../../domain/scorecards/draft/scorecard-draft.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import documentSheet from '../../kit/document/document.css?sheet'
import type { DocumentClient } from '../../kit/document/document-client.ts'
import { AuditList } from '../parts/edit/audit-list.tsx'
import { DraftScreen } from '../parts/edit/draft-screen.tsx'
import sheet from '../parts/edit/edit.css?sheet'
import { editableAudits, type EditableAudit } from '../parts/edit/edit-api.ts'
import { draftAt, editPath } from '../parts/edit/edit-path.ts'
import { words } from '../parts/edit/words/words.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useMayEdit } from '../parts/use-may-edit.ts'
import { useReloadInLanguage } from '../parts/use-reload-in-language.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import questionnaireSheet from './questionnaire.css?sheet'
import { words as appWords } from '../words/words.ts'

/** The versions of the audits that an agency works with, for whoever manages it. */
export function Edit() {
  const { client } = useScorecards()
  useSheet(documentSheet)
  useSheet(questionnaireSheet)
  useSheet(sheet)
  return useMayEdit() ? <Audits client={client} /> : <NotAllowed />
}

/** The list of all, or the draft that the address names. */
function Audits({ client }: { client: DocumentClient }) {
  const { context, portal, route } = useMiniApp()
  const { scorecardId, view } = draftAt(route.tail)
  const agency = context.tenant.code
  const address = editPath(route.basePath, scorecardId)
  const found = useResource(`${agency}/edit/${scorecardId ?? ''}`, async (signal) => {
    const audits = await editableAudits(portal, agency, signal)
    const draft = audits.find(({ scorecard }) => scorecard.id === scorecardId)?.draft
    const document = draft ? await client.open(SCORECARD_DRAFT, undefined, draft.id, address) : null
    return { audits, document }
  })
  useReloadInLanguage(found.reload)
  const audit = found.data?.audits.find(({ scorecard }) => scorecard.id === scorecardId)
  const document = found.data?.document
  if (document && audit) return <DraftScreen client={client} document={document} audit={audit} view={view} />
  return (
    <ListPage>
      {found.data && scorecardId !== undefined && <NoDraft audit={audit} />}
      <AuditList audits={{ ...found, data: found.data?.audits }} />
    </ListPage>
  )
}

function ListPage({ children }: { children: ReactNode }) {
  useAppBreadcrumbs(appWords('action.edit'))
  useTitleFocus()
  return (
    <div className="os-page">
      <PageHeader title={appWords('action.edit')} subtitle={words('list.lead')} />
      {children}
    </div>
  )
}

/** An address of a draft that was published or dropped meanwhile. */
const NoDraft = ({ audit }: { audit: EditableAudit | undefined }) => (
  <p className="os-notice" role="status">
    {audit ? words('draft.none', { title: audit.title }) : words('draft.noAudit')}
  </p>
)

function NotAllowed() {
  const { basePath } = useMiniApp().route
  return (
    <ListPage>
      <EmptyState
        icon={LockKeyhole}
        title={words('closed.title')}
        action={
          <Link look="secondary" to={basePath}>
            {appWords('action.allAudits')}
          </Link>
        }
      >
        {words('closed.text')}
      </EmptyState>
    </ListPage>
  )
}
