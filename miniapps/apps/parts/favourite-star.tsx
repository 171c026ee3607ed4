import { useContext } from 'react'
import { Star } from 'lucide'
import { Button } from '../../kit/controls/button.tsx'
import { words } from '../words/words.ts'
import { Favourites } from './favourites.ts'
import type { ListedApp } from './listed-apps.ts'

/** Marks an app as a favourite; not there before it is known what is one. */
export function FavouriteStar({ app: { key, title } }: { app: ListedApp }) {
  const { mine, toggle } = useContext(Favourites)
  if (!mine || !key) return null
  const isMarked = mine.favourites.includes(key)
  return (
    <span className="app-star" data-marked={isMarked}>
      <Button
        variant="quiet"
        size="s"
        icon={Star}
        iconOnly
        aria-pressed={isMarked}
        onClick={() => toggle(key)}
      >
        {words('mark', { title })}
      </Button>
    </span>
  )
}
