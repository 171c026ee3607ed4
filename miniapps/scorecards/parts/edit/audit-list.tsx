import { ClipboardPen } from 'lucide'
import { SCORECARD_DRAFT } from '../../../domain/scorecards/draft/scorecard-draft.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useSending } from '../../../kit/form/use-sending.ts'
import type { Column, Drawing } from '../../../kit/table/column.ts'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import type { Resource } from '../../../kit/bridge/use-resource.ts'
import type { Format } from '../../../kit/words/format.ts'
import type { EditableAudit } from './edit-api.ts'
import { editPath } from './edit-path.ts'
import { useScorecards } from '../../use-scorecards.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** The audits of the agency: what is published, and what is being written. */
export function AuditList({ audits }: { audits: Omit<Resource<readonly EditableAudit[]>, 'setData'> }) {
  const list = useList<EditableAudit>({
    name: 'edit-audits',
    rows: audits,
    rowKey: ({ scorecard }) => scorecard.id,
    search: ({ title }) => title,
  })
  return (
    <ListBody
      list={list}
      caption={appWords('action.edit')}
      search={words('list.search')}
      isTable
      columns={columns}
      empty={
        <EmptyState icon={ClipboardPen} title={words('list.none')}>
          {words('list.noneText')}
        </EmptyState>
      }
    />
  )
}

const columns = ({ format }: Drawing): readonly Column<EditableAudit>[] => [
  { key: 'audit', title: appWords('column.audit'), value: ({ title }) => title },
  {
    key: 'questions',
    title: appWords('questions'),
    type: 'number',
    wideOnly: true,
    value: ({ scorecard }) => scorecard.questions.length,
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
  { key: 'do', title: words('column.do'), cell: (audit) => <OpenDraft audit={audit} /> },
]

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

function OpenDraft({ audit }: { audit: EditableAudit }) {
  const { client } = useScorecards()
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
