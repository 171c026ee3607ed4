import { useCallback, useState } from 'react'
import { DoorOpen } from 'lucide'
import type { AccessRequestLine } from '../../domain/requests/access-request.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useFormat } from '../../kit/words/format.ts'
import { AdminTabs } from '../parts/admin-tabs.tsx'
import { DecideDialog } from '../parts/requests/decide-dialog.tsx'
import { words } from '../parts/requests/words/words.ts'
import { words as adminWords } from '../words/words.ts'

/** Who asks to be let into an app, whoever waits longest first; a link of a notice or a task opens one. */
export function Requests() {
  const { route } = useMiniApp()
  const asked = route.query['request']
  const [{ opened, linked }, setOpened] = useState({ opened: asked, linked: asked })
  if (linked !== asked) setOpened({ opened: asked, linked: asked }) // another link was followed
  const rows = useAnswer<readonly AccessRequestLine[]>('requests', '/open', { news: 'notices' })
  const { data, reload } = rows
  const requests = useList({ name: 'requests', rows })
  const close = useCallback(() => setOpened({ opened: undefined, linked: asked }), [asked])
  const shown = data?.find(({ id }) => id === opened)
  return (
    <>
      <ListScreen
        list={requests}
        title={adminWords('panel.requests')}
        head={<AdminTabs current="requests" />}
        between={data && opened !== undefined && !shown && <p role="status">{words('decidedAlready')}</p>}
        empty={
          <EmptyState icon={DoorOpen} title={words('none.title')}>
            {words('none.text')}
          </EmptyState>
        }
      >
        {(open) => (
          <ul className="admin-lines admin-requests">
            {open.map((request) => (
              <RequestLine
                key={request.id}
                request={request}
                onDecide={() => setOpened({ opened: request.id, linked: asked })}
              />
            ))}
          </ul>
        )}
      </ListScreen>
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

function RequestLine({ request, onDecide }: { request: AccessRequestLine; onDecide(): void }) {
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
