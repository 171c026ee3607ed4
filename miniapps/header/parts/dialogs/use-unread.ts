import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { isQuiet } from '../../../domain/notifications/is-quiet.ts'
import { type Unread, USUAL_SETTINGS } from '../../../domain/notifications/notice.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useLatestMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { useTryAgain } from '../../../kit/bridge/use-try-again.ts'
import { todayHere } from '../../../kit/controls/dates/periods.ts'
import { words } from '../../words/words.ts'

interface Bell extends Unread {
  isQuiet: boolean
  /** What a call of the inbox has answered. */
  know(unread: Unread): void
  button: RefObject<HTMLButtonElement | null>
}

export const BellContext = createContext<Bell | null>(null)

/** What waits in the person's inbox, for all parts of the header. */
export const useBell = (): Bell => useContext(BellContext)!

/** Mails keep to the clock of this browser. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''

const isUnread = (answer: Partial<Unread> | undefined): answer is Unread =>
  typeof answer?.unread === 'number' && answer.settings !== undefined

const NOTHING: Unread = { unread: 0, settings: USUAL_SETTINGS }

/** Asked when the header comes and at each news; more than before is said, unless the person wants to be left alone. */
export function useUnread(): Bell {
  const latest = useLatestMiniApp()
  const now = useNow()
  const button = useRef<HTMLButtonElement>(null)
  const [known, know] = useState(NOTHING)
  const [hasFailed, setFailed] = useState(false)
  const counted = useRef<number>(undefined)

  const ask = useCallback(() => {
    const { portal } = latest()
    const path = withQuery('/unread', { day: todayHere(), zone: zoneHere() })
    apiOf(portal, 'notifications')
      .get<Partial<Unread> | undefined>(path)
      .then(
        (answer) => {
          if (!isUnread(answer)) return // something in between answered: the bell is no reason to break
          const more = answer.unread - (counted.current ?? answer.unread)
          counted.current = answer.unread
          know(answer)
          setFailed(false)
          if (more > 0 && !isQuiet(answer.settings, new Date()))
            portal.announce(words('inbox.new', { count: more }))
        },
        () => setFailed(!portal.signal.aborted),
      )
  }, [latest])
  useEffect(ask, [ask])
  useLiveNews('notices', ask)
  useTryAgain(hasFailed, ask)
  return useMemo(
    () => ({
      ...known,
      isQuiet: isQuiet(known.settings, new Date(now)),
      know: (answer) => {
        counted.current = answer.unread
        know(answer)
      },
      button,
    }),
    [known, now],
  )
}
