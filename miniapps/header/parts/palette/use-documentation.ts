import { useEffect, useMemo, useState } from 'react'
import { BookOpen } from 'lucide'
import type { PageCard } from '../../../domain/documentation/page.ts'
import { useMayReadDocumentation } from '../../../kit/bridge/use-may-read-documentation.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Pages of the documentation, for people who may read it; none until their titles have come. */
export function useDocumentation(): readonly PaletteEntry[] {
  const mayRead = useMayReadDocumentation()
  const language = useLanguage()
  const [cards, setCards] = useState<readonly PageCard[]>([])
  useEffect(() => {
    if (!mayRead) return
    let isOver = false
    import('virtual:documentation/cards').then(
      ({ default: all }) => isOver || setCards(all),
      () => {}, // everything else is found without them
    )
    return () => void (isOver = true)
  }, [mayRead])
  return useMemo(
    () =>
      cards.map(({ slug, titles }): PaletteEntry => ({
        id: `docs:${slug}`,
        kind: 'documentation',
        title: titles[language] ?? titles['en']!,
        detail: '',
        icon: BookOpen,
        path: `/documentation/${slug}`,
      })),
    [cards, language],
  )
}
