import { useState } from 'react'
import type { SessionLine, SessionList } from '../../../domain/home/session-line.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from './words/words.ts'

const PATH = '/users/me/sessions'

/** Where the person is signed in, and the way to sign out there; a browser that was signed out elsewhere goes from the list by itself. */
export function useSessions() {
  const { portal } = useMiniApp()
  const details = useApi('userDetails')
  const [ending, setEnding] = useState<string | null>(null)
  const list = useResource('sessions', (signal) =>
    details.whole<SessionList>('GET', PATH, undefined, { signal }),
  )
  const { setData } = list
  useLiveNews('rights', list.reload)

  const end = async (which: SessionLine | 'others') => {
    const id = which === 'others' ? '' : which.id
    setEnding(id)
    try {
      setData(await details.whole<SessionList>('DELETE', id ? `${PATH}/${id}` : PATH))
      portal.announce(words(id ? 'session.ended' : 'session.othersEnded'))
    } catch (problem) {
      portal.notify({
        kind: 'error',
        text: words('session.notEnded', { why: problemText(problem).text }),
        action: { label: kitWords('tryAgain'), run: () => void end(which) },
      })
    } finally {
      setEnding(null)
    }
  }
  return {
    list,
    ending,
    end: (which: SessionLine | 'others') => void end(which),
  }
}
