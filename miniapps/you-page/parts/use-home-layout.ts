import { useRef } from 'react'
import { defaultLayout, type HomeLayout } from '../../domain/home/layout.ts'
import { requestJson } from '../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'

const ADDRESS = '/api/home/layout'

type Answer = { data: HomeLayout | null }

/** How the person arranged the page; a change is shown at once, and taken back where it cannot be stored. */
export function useHomeLayout() {
  const { context, portal } = useMiniApp()
  const { data, error, setData } = useResource(
    'layout',
    async (signal) => (await requestJson<Answer>(portal, ADDRESS, { signal })).data,
    'layout',
  )
  const stored = useRef<{ layout: HomeLayout | null }>(null)
  const saves = useRef({ turn: 0, last: Promise.resolve() })

  const store = async (widgets: HomeLayout | null, turn: number) => {
    try {
      await requestJson<Answer>(portal, ADDRESS, { method: 'PUT', body: { widgets } })
      stored.current = { layout: widgets }
    } catch (error) {
      if (portal.signal.aborted) return
      const { title, text } = problemText(error)
      portal.notify({ kind: 'error', text: words('notSaved', { title, text }) })
      if (turn === saves.current.turn) setData(stored.current!.layout)
    }
  }
  /** Null brings back the tenant's. */
  const save = (widgets: HomeLayout | null) => {
    stored.current ??= { layout: data ?? null }
    const turn = ++saves.current.turn
    setData(widgets)
    saves.current.last = saves.current.last.then(() => store(widgets, turn))
  }
  return {
    /** Undefined until it is known; the tenant's where it could not be loaded. */
    layout: data === undefined && !error ? undefined : (data ?? defaultLayout(context.tenant.code)),
    /** What is stored is known, so that it may be changed. */
    isKnown: data !== undefined,
    save,
  }
}
