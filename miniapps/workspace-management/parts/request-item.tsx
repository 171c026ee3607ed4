import { useState } from 'react'
import type { WorkspaceRequest, WorkspaceRow } from '../../domain/workspaces/workspace-answers.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { RefusedNote } from './refused-note.tsx'
import { useSent } from './use-sent.ts'
import { words as kitWords } from '../../kit/words/words.ts'

interface RequestItemProps {
  request: WorkspaceRequest
  mayDecide: boolean
  onChanged(): void
}

/** Who asks for what, and the decision. */
export function RequestItem({ request, mayDecide, onChanged }: RequestItemProps) {
  const workspaces = useApi('workspaces')
  const { regionName, date } = useFormat()
  const [deciding, setDeciding] = useState<'grant' | 'refuse' | null>(null)
  const sent = useSent()
  const { kind, name, person, country, note, status, reason, decidedBy, isMine } = request
  const isOpen = status === 'open'
  const withdraw = () =>
    sent.run(async () => {
      await workspaces.post(`/requests/${request.id}/withdraw`, {})
      onChanged()
    })
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
        <RefusedNote text={sent.refused} />
      </div>
      {!isOpen && <Badge>{words(`request.${status}`)}</Badge>}
      {isOpen && isMine && (
        <Button busy={sent.isBusy} onClick={() => void withdraw()}>
          {words('withdraw')}
        </Button>
      )}
      {isOpen && !isMine && mayDecide && (
        <div className="os-row">
          <Button onClick={() => setDeciding('refuse')}>{kitWords('refuse')}</Button>
          <Button variant="primary" onClick={() => setDeciding('grant')}>
            {words('grant')}
          </Button>
        </div>
      )}
      {deciding && (
        <DecideDialog
          request={request}
          decision={deciding}
          onClose={() => setDeciding(null)}
          onDecided={onChanged}
        />
      )}
    </li>
  )
}

interface DecideDialogProps {
  request: WorkspaceRequest
  decision: 'grant' | 'refuse'
  onClose(): void
  onDecided(): void
}

/** Granting names the brand, or the market in which it is made; refusing says why. */
function DecideDialog({ request, decision, onClose, onDecided }: DecideDialogProps) {
  const { portal, route } = useMiniApp()
  const workspaces = useApi('workspaces')
  const { id, agency, name, kind } = request
  const [place, setPlace] = useState(request.workspaceId ?? '')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const sent = useSent()
  const isRefusal = decision === 'refuse'
  const given = isRefusal ? reason.trim() : place
  const find = async (search: string, signal: AbortSignal) => {
    const type = kind === 'join' ? 'BRAND' : 'ADVERTISER_MARKET'
    const { data } = await workspaces.page<WorkspaceRow>(withQuery('/tree', { agency, type, search }), signal)
    return data.map((row) => ({
      value: row.id,
      label: [...row.above, row.name, row.countries[0]].join(' / '),
    }))
  }
  const decide = () => {
    setTried(true)
    if (!given) return
    if (!isRefusal && kind === 'create') {
      const query = new URLSearchParams({ parent: place, request: id, name })
      return portal.navigate(`${route.basePath}/new?${query}`)
    }
    const body = isRefusal ? { decision: 'refused', reason } : { decision: 'granted', workspaceId: place }
    void sent.run(async () => {
      await workspaces.post(`/requests/${id}/decide`, body)
      onDecided()
    })
  }
  const missing = isTried && !given && { error: kitWords('needed') }
  return (
    <Dialog
      open
      title={words(`request.${kind}`, { name })}
      onClose={onClose}
      onSubmit={decide}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit" busy={sent.isBusy}>
            {isRefusal ? kitWords('refuse') : words('grant')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        {isRefusal ? (
          <TextArea label={kitWords('reason')} required {...missing} value={reason} onChange={setReason} />
        ) : (
          <Combobox
            label={words(kind === 'join' ? 'type.BRAND' : 'type.ADVERTISER_MARKET')}
            required
            {...missing}
            value={place}
            {...(request.workspaceId && { valueLabel: name })}
            onChange={setPlace}
            options={find}
          />
        )}
        <RefusedNote text={sent.refused} />
      </div>
    </Dialog>
  )
}
