import { useRef } from 'react'
import { type HomeLayout, type HomeLayouts, USUAL_LAYOUT } from '../../domain/home/layout.ts'
import { requestJson } from '../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'

const ADDRESS = '/api/home/layout'

/** How the person arranged the page; a change is shown at once, and taken back where it cannot be stored. */
export function useHomeLayout() {
  const { context, portal } = useMiniApp()
  const address = `${ADDRESS}?agency=${context.tenant.code}`
  const { data, error, setData } = useResource<HomeLayouts>(
    address,
    (signal) => requestJson(portal, address, { signal }),
    'layout',
  )
  const ofAgency = data?.ofAgency ?? null
  const show = (own: HomeLayout | null) => setData({ data: own, ofAgency })
  const stored = useRef<{ layout: HomeLayout | null }>(null)
  const saves = useRef({ turn: 0, last: Promise.resolve() })

  const store = async (widgets: HomeLayout | null, turn: number) => {
    try {
      await requestJson(portal, ADDRESS, { method: 'PUT', body: { widgets } })
      stored.current = { layout: widgets }
    } catch (error) {
      if (portal.signal.aborted) return
      const { title, text } = problemText(error)
      portal.notify({ kind: 'error', text: words('notSaved', { title, text }) })
      if (turn === saves.current.turn) show(stored.current!.layout)
    }
  }
  /** Null brings back the agency's. */
  const save = (widgets: HomeLayout | null) => {
    stored.current ??= { layout: data?.data ?? null }
    const turn = ++saves.current.turn
    show(widgets)
    saves.current.last = saves.current.last.then(() => store(widgets, turn))
  }
  const begins = ofAgency ?? USUAL_LAYOUT
  return {
    /** Undefined until it is known; as it begins where it could not be loaded. */
    layout: data === undefined && !error ? undefined : (data?.data ?? begins),
    /** What is stored is known, so that it may be changed. */
    isKnown: data !== undefined,
    begins,
    save,
    /** An administrator made it the agency's. */
    setOfAgency: (widgets: HomeLayout) => setData({ data: data?.data ?? null, ofAgency: widgets }),
  }
}
