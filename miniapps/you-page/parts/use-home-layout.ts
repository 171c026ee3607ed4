import { useEffect, useRef } from 'react'
import { type HomeLayout, type HomeLayouts, usualLayout } from '../../domain/home/layout.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'
import { useFavouriteBrands } from './use-favourite-brands.ts'

const NOTHING: HomeLayouts = { data: null, ofAgency: null, brands: [] }

/** How the person arranged the page; a change is shown at once, and taken back where it cannot be stored. */
export function useHomeLayout() {
  const { context, portal } = useMiniApp()
  const home = useApi('home')
  const path = withQuery('/layout', { agency: context.tenant.code })
  const load = (signal: AbortSignal) => home.whole<HomeLayouts>('GET', path, undefined, { signal })
  const { data, error, setData } = useResource(path, load, 'layout')
  const ofAgency = data?.ofAgency ?? null
  const latest = useRef(data)
  useEffect(() => {
    latest.current = data
  }, [data])
  const change = (changed: Partial<HomeLayouts>) => setData({ ...NOTHING, ...latest.current, ...changed })
  const show = (own: HomeLayout | null) => change({ data: own })
  const stored = useRef<{ layout: HomeLayout | null }>(null)
  const saves = useRef({ turn: 0, last: Promise.resolve() })

  const store = async (widgets: HomeLayout | null, turn: number) => {
    try {
      await home.put('/layout', { widgets })
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
  const favourites = useFavouriteBrands(data?.brands, (brands) => change({ brands }))
  const begins = ofAgency ?? usualLayout(context.tenant.code)
  return {
    /** Undefined until it is known; as it begins where it could not be loaded. */
    layout: data === undefined && !error ? undefined : (data?.data ?? begins),
    /** What is stored is known, so that it may be changed. */
    isKnown: data !== undefined,
    begins,
    save,
    /** An administrator made it the agency's. */
    setOfAgency: (widgets: HomeLayout) => change({ ofAgency: widgets }),
    favourites,
  }
}
