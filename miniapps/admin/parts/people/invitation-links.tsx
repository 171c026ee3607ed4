import type { InvitationSent } from '../../../domain/access/wire.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { ShareLink } from '../../../kit/views/share-link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../person/words/words.ts'

export interface SentInvitation extends InvitationSent {
  email: string
}

export const isToPassOn = ({ isMailed }: SentInvitation): boolean => !isMailed

/** Links that no mail server has sent: the administrator passes each on. */
export function InvitationLinks({
  sent,
  most = sent.length,
}: {
  sent: readonly SentInvitation[]
  most?: number
}) {
  const { dateTime } = useFormat()
  return (
    <>
      <p>{words('links.lead', { count: sent.length })}</p>
      <ul className="admin-links">
        {sent.slice(0, most).map(({ email, link, until }) => (
          <li key={email}>
            <span>{email}</span>
            {link !== null && <ShareLink address={() => link} />}
            <span className="os-help">
              {link === null
                ? words('links.others')
                : until && words('links.until', { until: dateTime(until) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface InvitationLinksDialogProps {
  sent: readonly SentInvitation[]
  onClose(): void
}

export function InvitationLinksDialog({ sent, onClose }: InvitationLinksDialogProps) {
  return (
    <Dialog
      open
      title={words('links.title', { count: sent.length })}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {kitWords('tour.done')}
        </Button>
      }
    >
      <InvitationLinks sent={sent} />
    </Dialog>
  )
}
