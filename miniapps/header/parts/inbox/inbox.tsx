import { useState } from 'react'
import { ArrowLeft, CheckCheck, Settings2, X } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { useBell } from '../dialogs/use-unread.ts'
import { InboxList } from './inbox-list.tsx'
import { QuietSettings } from './quiet-settings.tsx'
import { useInbox } from './use-inbox.ts'
import { words } from './words/words.ts'
import sheet from './inbox.css?sheet'

/** What the person was told, day by day, and when they want to be left alone. */
export function Inbox({ close }: { close(): void }) {
  useSheet(sheet)
  const { unread } = useBell()
  const inbox = useInbox()
  const [isSetting, setSetting] = useState(false)
  const newest = inbox.notices?.[0]
  return (
    <>
      <div className="inbox-top">
        {isSetting && (
          <Button variant="quiet" icon={ArrowLeft} iconOnly onClick={() => setSetting(false)}>
            {words('back')}
          </Button>
        )}
        <h2 className="inbox-title">{isSetting ? words('settings') : words('title')}</h2>
        {!isSetting && (
          <>
            <Button
              variant="quiet"
              icon={CheckCheck}
              iconOnly
              disabled={!newest || (unread === 0 && inbox.notices!.every(({ isRead }) => isRead))}
              onClick={() => newest && inbox.read({ upTo: newest.id })}
            >
              {words('readAll')}
            </Button>
            <Button
              variant="quiet"
              icon={Settings2}
              iconOnly
              disabled={!inbox.notices} // settings come with them; a change made before would overwrite all with the usual ones
              onClick={() => setSetting(true)}
            >
              {words('settings')}
            </Button>
          </>
        )}
        <Button variant="quiet" icon={X} iconOnly onClick={close}>
          {words('close')}
        </Button>
      </div>
      <div className="inbox-body">
        {isSetting ? <QuietSettings /> : <InboxList inbox={inbox} done={close} />}
      </div>
    </>
  )
}
