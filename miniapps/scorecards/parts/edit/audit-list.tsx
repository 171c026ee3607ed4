import { ClipboardPen } from 'lucide'
import { SCORECARD_DRAFT } from '../../../domain/scorecards/draft/scorecard-draft.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import type { DocumentClient } from '../../../kit/document/document-client.ts'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useSending } from '../../../kit/form/use-sending.ts'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { type Format, useFormat } from '../../../kit/words/format.ts'
import type { EditableAudit } from './edit-api.ts'
import { editPath } from './edit-path.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** The audits of the agency: what is published, and what is being written. */
export function AuditList({ audits, client }: { audits: readonly EditableAudit[]; client: DocumentClient }) {
  const format = useFormat()
  const columns: readonly Column<EditableAudit>[] = [
    { key: 'audit', title: appWords('column.audit'), cell: ({ title }) => title },
    {
      key: 'questions',
      title: appWords('questions'),
      type: 'number',
      wideOnly: true,
      cell: ({ scorecard }) => format.number(scorecard.questions.length),
    },
    {
      key: 'live',
      title: words('column.live'),
      wideOnly: true,
      cell: (audit) => <Live audit={audit} format={format} />,
    },
    {
      key: 'draft',
      title: words('column.draft'),
      cell: ({ draft }) => <DraftCell draft={draft} format={format} />,
    },
    { key: 'do', title: words('column.do'), cell: (audit) => <OpenDraft audit={audit} client={client} /> },
  ]
  return (
    <DataTable
      caption={appWords('action.edit')}
      hideCaption
      columns={columns}
      rows={audits}
      rowKey={({ scorecard }) => scorecard.id}
      empty={
        <EmptyState icon={ClipboardPen} title={words('list.none')}>
          {words('list.noneText')}
        </EmptyState>
      }
    />
  )
}

function Live({ audit, format }: { audit: EditableAudit; format: Format }) {
  const { isOwn, publishedAt, scorecard } = audit
  return (
    <>
      {isOwn ? words('live.own') : words('live.house', { version: format.number(scorecard.version) })}
      <span className="os-muted draft-since">{words('live.since', { date: format.date(publishedAt) })}</span>
    </>
  )
}

function DraftCell({ draft, format }: { draft: EditableAudit['draft']; format: Format }) {
  if (!draft) return <span className="os-muted">{words('list.noDraft')}</span>
  return (
    <>
      <Badge tone="information">{words('list.draft')}</Badge>
      <span className="os-muted draft-since">
        {words('list.changed', { name: draft.updatedBy.name, at: format.relative(draft.updatedAt) })}
      </span>
    </>
  )
}

function OpenDraft({ audit, client }: { audit: EditableAudit; client: DocumentClient }) {
  const { context, portal, route } = useMiniApp()
  const { run, isBusy, failure } = useSending()
  const address = editPath(route.basePath, audit.scorecard.id)
  const name = (action: string) => appWords('actionOf', { action, title: audit.title })
  if (audit.draft)
    return (
      <Link look="secondary" to={address} aria-label={name(words('action.goOn'))}>
        {words('action.goOn')}
      </Link>
    )
  const begin = () =>
    run(async () => {
      await client.create(SCORECARD_DRAFT, context.tenant.code, { scorecard: audit.scorecard.id })
      portal.navigate(address)
    })
  return (
    <>
      <Button busy={isBusy} onClick={begin} aria-label={name(words('action.begin'))}>
        {words('action.begin')}
      </Button>
      <FormAlert form={{ failure }} />
    </>
  )
}
