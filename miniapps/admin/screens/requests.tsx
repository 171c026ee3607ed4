import { useCallback, useState } from 'react'
import { DoorOpen } from 'lucide'
import type { AccessRequest } from '../../domain/requests/access-request.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { DecideDialog } from '../parts/requests/decide-dialog.tsx'
import { words } from '../parts/requests/words/words.ts'

/** Who asks to be let into an app, whoever waits longest first; a link of a notice or a task opens one. */
export function Requests() {
  const requests = useApi('requests')
  const { route } = useMiniApp()
  const asked = route.query['request']
  const [{ opened, linked }, setOpened] = useState({ opened: asked, linked: asked })
  if (linked !== asked) setOpened({ opened: asked, linked: asked }) // another link was followed
  const { data, error, loading, reload } = useResource('requests', (signal) =>
    requests.get<readonly AccessRequest[]>('/open', signal),
  )
  useLiveNews('notices', reload)
  const open = (id: string | undefined) => setOpened({ opened: id, linked: asked })
  const close = useCallback(() => setOpened({ opened: undefined, linked: asked }), [asked])
  const shown = data?.find(({ id }) => id === opened)
  return (
    <>
      <AdminHeader current="requests" />
      {!data && error && <ErrorState problem={error} onRetry={reload} busy={loading} />}
      {!data && !error && <Skeleton label={words('loading')} lines={[60, 70, 65]} />}
      {data && opened !== undefined && !shown && <p role="status">{words('decidedAlready')}</p>}
      {data?.length === 0 && (
        <EmptyState icon={DoorOpen} title={words('none.title')}>
          {words('none.text')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="admin-lines admin-requests">
          {data.map((request) => (
            <RequestLine key={request.id} request={request} onDecide={() => open(request.id)} />
          ))}
        </ul>
      )}
      {shown && (
        <DecideDialog
          key={shown.id}
          request={shown}
          onClose={close}
          onDecided={() => {
            close()
            reload()
          }}
        />
      )}
    </>
  )
}

function RequestLine({ request, onDecide }: { request: AccessRequest; onDecide(): void }) {
  const { date } = useFormat()
  const { person, title, agency, note, askedAt } = request
  const asks = words('asks', { person, app: title })
  return (
    <li>
      <div>
        <strong>{asks}</strong>
        <div className="os-small os-muted">
          {agency} · <time dateTime={askedAt}>{date(askedAt)}</time>
        </div>
        {note && <q>{note}</q>}
      </div>
      <Button aria-label={words('decide.about', { asks })} onClick={onDecide}>
        {words('decide')}
      </Button>
    </li>
  )
}
