import { useRef } from 'react'
import { useFocusPassedOn } from '../../kit/bridge/use-focus-passed-on.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { AppSection } from './app-section.tsx'
import type { ListedApp } from './listed-apps.ts'

interface FoundAppsProps {
  query: string
  apps: readonly ListedApp[]
  onClear(): void
}

export function FoundApps({ query, apps, onClear }: FoundAppsProps) {
  if (apps.length > 0) return <AppSection title={words('found')} apps={apps} isMixed />
  return <NothingFound query={query} onClear={onClear} />
}

/** The button that clears the search goes with it: the focus moves to where the next search is typed. */
function NothingFound({ query, onClear }: Omit<FoundAppsProps, 'apps'>) {
  const state = useRef<HTMLDivElement>(null)
  useFocusPassedOn(state, 'input')
  return (
    <div ref={state}>
      <EmptyState
        title={words('noMatch', { query: query.trim() })}
        action={<Button onClick={onClear}>{kitWords('clearSearch')}</Button>}
      >
        {words('noMatchHint')}
      </EmptyState>
    </div>
  )
}
