import * as v from 'valibot'
import { chosen } from '../../domain/form/rules.ts'
import type { WorkspaceRequestLine, WorkspaceLine } from '../../domain/workspaces/workspace-answers.ts'
import { REASON } from '../../domain/workspaces/workspace-input.ts'
import { action } from '../../kit/actions/action.ts'
import { RowActions } from '../../kit/actions/row-actions.tsx'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

interface RequestItemProps {
  request: WorkspaceRequestLine
  mayDecide: boolean
  onChanged(): void
}

type Asked = Pick<RequestItemProps, 'request' | 'mayDecide'>

const WITHDRAW = action<Asked>({
  key: 'withdraw',
  label: () => words('withdraw'),
  isOffered: ({ request }) => request.isMine,
  run: async ({ portal }, { request }) => {
    await apiOf(portal, 'workspaces').post(`/requests/${request.id}/withdraw`, {})
    portal.announce(words('request.withdrawn'))
  },
})

const deciding = (decision: 'grant' | 'refuse', label: () => string, look?: 'primary') =>
  action<Asked>({
    key: decision,
    label,
    look,
    isOffered: ({ request, mayDecide }) => !request.isMine && mayDecide,
    run: ({ open }, { request }) => open(DecideDialog, { request, decision }),
  })

const ACTIONS = [
  WITHDRAW,
  deciding('refuse', () => kitWords('refuse')),
  deciding('grant', () => words('grant'), 'primary'),
]

/** Who asks for what, and the decision. */
export function RequestItem({ request, mayDecide, onChanged }: RequestItemProps) {
  const { regionName, date } = useFormat()
  const { kind, name, person, country, note, status, reason, decidedBy } = request
  return (
    <li>
      <div className="request-text">
        <strong>{words(`request.${kind}`, { name })}</strong>
        <span className="os-muted">
          {[person.name, country && regionName(country)].filter(Boolean).join(', ')}{' '}
          <time dateTime={request.at}>{date(request.at)}</time>
        </span>
        {note && <span>{note}</span>}
        {reason && <q>{reason}</q>}
        {decidedBy && <span className="os-muted">{words('decidedBy', { name: decidedBy })}</span>}
      </div>
      {status === 'open' ? (
        <div className="os-row">
          <RowActions actions={ACTIONS} on={{ request, mayDecide }} onDone={onChanged} inWords />
        </div>
      ) : (
        <Badge>{words(`request.${status}`)}</Badge>
      )}
    </li>
  )
}

interface DecideDialogProps {
  request: WorkspaceRequestLine
  decision: 'grant' | 'refuse'
  onClose(): void
  onDone(): void
}

/** Granting names the brand, or the market in which it is made; refusing says why. */
function DecideDialog({ request, decision, onClose, onDone }: DecideDialogProps) {
  const { portal, route } = useMiniApp()
  const workspaces = useApi('workspaces')
  const { id, agency, name, kind } = request
  const isRefusal = decision === 'refuse'
  const isMade = !isRefusal && kind === 'create'
  const find = async (search: string, signal: AbortSignal) => {
    const type = kind === 'join' ? 'BRAND' : 'ADVERTISER_MARKET'
    const { data } = await workspaces.page<WorkspaceLine>(
      withQuery('/tree', { agency, type, search }),
      signal,
    )
    return data.map((row) => ({
      value: row.id,
      label: [...row.above, row.name, row.countries[0]].join(' / '),
    }))
  }
  const decide = async ({ place, reason }: { place: string; reason: string }) => {
    const body = isRefusal ? { decision: 'refused', reason } : { decision: 'granted', workspaceId: place }
    if (!isMade) await workspaces.post(`/requests/${id}/decide`, body)
    return place
  }
  const done = (place: string) => {
    if (!isMade) {
      portal.announce(words(isRefusal ? 'request.refused' : 'request.granted'))
      return onDone()
    }
    portal.navigate(`${route.basePath}/new?${new URLSearchParams({ parent: place, request: id, name })}`)
  }
  const first = { place: request.workspaceId ?? '', reason: '' }
  const form = useForm(isRefusal ? REFUSAL : GRANT, first, decide, { done })
  return (
    <FormDialog
      form={form}
      title={words(`request.${kind}`, { name })}
      verb={isRefusal ? kitWords('refuse') : words('grant')}
      onClose={onClose}
    >
      {isRefusal ? (
        <TextArea {...form.field('reason')} label={kitWords('reason')} required />
      ) : (
        <Combobox
          {...form.field('place')}
          label={words(kind === 'join' ? 'type.BRAND' : 'type.ADVERTISER_MARKET')}
          required
          valueLabel={request.workspaceId ? name : undefined}
          options={find}
        />
      )}
    </FormDialog>
  )
}

const REFUSAL = v.object({ place: v.string(), reason: REASON })
const GRANT = v.object({ place: chosen, reason: v.string() })
