import { useCallback, useMemo, useState } from 'react'
import { keptList } from '../../../kit/bridge/kept-list.ts'
import { recentBrandIds } from '../../../kit/bridge/recent-brands.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'

const MOST_RECENT = 12

interface KeptEntries {
  favourites: readonly string[]
  recent: readonly string[]
  /** False once the browser refused to keep something. */
  lasting: boolean
  toggleFavourite(id: string): void
  remember(id: string): void
}

/** This person's favourite and recent entries; sign-out clears them with the rest of local storage. */
export function useKeptEntries(): KeptEntries {
  const { user, workspace } = useMiniApp().context
  const id = user?.id ?? ''
  const lists = useMemo(
    () => ({
      favourites: keptList(`palette:favourites:${id}`),
      recent: keptList(`palette:recent:${id}`, MOST_RECENT),
    }),
    [id],
  )
  const [favourites, setFavourites] = useState(lists.favourites.read)
  const [recent] = useState(() => withBrands(lists.recent.read(), workspace?.id))
  const [lasting, setLasting] = useState(true)

  const toggleFavourite = useCallback(
    (entry: string) => {
      const isOne = lists.favourites.read().includes(entry)
      setLasting(isOne ? lists.favourites.remove(entry) : lists.favourites.add(entry))
      setFavourites(lists.favourites.read())
    },
    [lists],
  )
  const remember = useCallback((entry: string) => void lists.recent.add(entry), [lists])
  return { favourites, recent, lasting, toggleFavourite, remember }
}

/** Brands this person was in count as used as well, but not the one they are in. */
const withBrands = (opened: readonly string[], current: string | undefined): readonly string[] =>
  [...new Set([...opened, ...recentBrandIds().map((brand) => `brand:${brand}`)])].filter(
    (entry) => entry !== `brand:${current}`,
  )
