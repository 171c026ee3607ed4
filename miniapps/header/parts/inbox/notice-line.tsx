import {
  CalendarClock,
  Check,
  CircleCheck,
  CircleX,
  FileCheck,
  FileClock,
  Handshake,
  KeyRound,
  ListChecks,
  Megaphone,
  MessageSquare,
  Newspaper,
  Rocket,
  SquarePlus,
  Undo2,
  type IconNode,
} from 'lucide'
import type { Notice, NoticeKind } from '../../../domain/notifications/notice.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { RequestDecision } from './request-decision.tsx'
import { noticeText } from './notice-text.ts'
import type { Which } from './use-inbox.ts'
import { words } from './words/words.ts'

const ICONS: Partial<Record<NoticeKind, IconNode>> = {
  'access-requested': KeyRound,
  'owned-app-requested': KeyRound,
  'access-granted': CircleCheck,
  'access-refused': CircleX,
  'workspace-requested': SquarePlus,
  'workspace-request-decided': SquarePlus,
  'review-due': ListChecks,
  'action-due': CalendarClock,
  'onboarding-reminded': Rocket,
  'event-joined': Handshake,
  announcement: Megaphone,
  mentioned: MessageSquare,
  'document-submitted': FileClock,
  'document-returned': Undo2,
  'document-approved': FileCheck,
  'document-commented': MessageSquare,
  digest: Newspaper,
}

interface NoticeLineProps {
  notice: Notice
  read(which: Which): void
  done(): void
}

/** One notice: opening it reads it, and so does the tick beside it. */
export function NoticeLine({ notice, read, done }: NoticeLineProps) {
  const format = useFormat()
  const { id, at, isRead, path } = notice
  const text = noticeText(notice, format)
  const content = (
    <>
      <Icon of={ICONS[notice.kind] ?? Megaphone} size={20} />
      <span className="notice-text">
        {!isRead && <span className="os-visually-hidden">{words('unread')} </span>}
        {text}
        <time className="notice-time" dateTime={at} title={format.dateTime(at)}>
          {format.time(at)}
        </time>
      </span>
    </>
  )
  const open = () => {
    if (!isRead) read({ ids: [id] })
    done()
  }
  return (
    <li className="notice" data-unread={!isRead || undefined}>
      {path ? (
        <Link to={path} look="plain" className="notice-main" onClick={open}>
          {content}
        </Link>
      ) : (
        <div className="notice-main">{content}</div>
      )}
      {!isRead && (
        <Button
          variant="quiet"
          size="s"
          icon={Check}
          iconOnly
          aria-label={words('readThis', { text })}
          onClick={() => read({ ids: [id] })}
        >
          {words('read')}
        </Button>
      )}
      {!isRead && notice.kind === 'access-requested' && (
        <RequestDecision request={notice.params.request} about={text} decided={() => read({ ids: [id] })} />
      )}
    </li>
  )
}
