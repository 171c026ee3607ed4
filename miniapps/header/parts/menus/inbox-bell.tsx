import { Bell, BellOff } from 'lucide'
import { MOST_COUNTED } from '../../../domain/notifications/limits.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Lazy } from '../../../kit/bridge/lazy.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { AnchoredDialog } from '../dialogs/anchored-dialog.tsx'
import { inboxPart } from '../dialogs/inbox-part.ts'
import { useOwnDialog } from '../dialogs/use-own-dialog.ts'
import { useBell } from '../dialogs/use-unread.ts'
import { words } from '../../words/words.ts'

/** The bell, with how much is unread; with a bar through it while the person wants to be left alone. */
export function InboxBell() {
  const { isQuiet, button } = useBell()
  const { isOpen, show } = useOwnDialog('inbox')
  const fetchEarly = () => void inboxPart.load().catch(() => {}) // opening it tells about a failure
  const label = useInboxLabel()
  return (
    <button
      ref={button}
      type="button"
      className="tool inbox-button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      onClick={show}
    >
      <Icon of={isQuiet ? BellOff : Bell} size={20} />
      <InboxCount />
    </button>
  )
}

/** Beside what is labelled with it. */
export function InboxCount() {
  const { unread, isQuiet } = useBell()
  if (unread === 0 || isQuiet) return null
  return (
    <span className="inbox-count" aria-hidden="true">
      {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
    </span>
  )
}

export function useInboxLabel(): string {
  const { unread, isQuiet } = useBell()
  if (isQuiet) return words('inbox.quiet')
  return unread > 0 ? words('inbox.unread', { count: unread }) : words('inbox')
}

/** Hangs below the bell, and fills a narrow screen, where it is opened from the sheet. */
export function InboxDialog() {
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const { isOpen, close } = useOwnDialog('inbox')
  const { button } = useBell()
  const fail = () => {
    close()
    portal.notify({ kind: 'error', text: words('failed.inbox') })
  }
  if (!isOpen) return null
  return (
    <AnchoredDialog label={words('inbox')} className="inbox-dialog" onClose={close} button={button}>
      <Lazy
        of={inboxPart}
        props={{ close }}
        waiting={<Skeleton label={words('inbox.loading')} lines={[40, 90, 72, 84]} lineHeight={2.4} />}
        onFail={fail}
      />
    </AnchoredDialog>
  )
}
