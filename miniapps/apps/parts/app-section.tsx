import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { words } from '../words/words.ts'
import { AppCard } from './app-card.tsx'
import type { ListedApp } from './listed-apps.ts'

/** Of hundreds that came by configuration these are drawn at first: search finds the others quicker than a look would. */
const MOST = 48

interface AppSectionProps {
  title: string
  apps: readonly ListedApp[]
  /** What is not built stands among the others, and says so. */
  isMixed?: boolean
}

export function AppSection({ title, apps, isMixed = false }: AppSectionProps) {
  const [areAllShown, showAll] = useState(false)
  const shown = areAllShown ? apps : apps.slice(0, MOST)
  return (
    <section className="app-section" aria-label={title}>
      <h2 className="os-subtitle">{title}</h2>
      <AppsIn apps={shown} isMixed={isMixed} />
      {shown.length < apps.length && (
        <Button variant="secondary" onClick={() => showAll(true)}>
          {words('showAll', { count: apps.length })}
        </Button>
      )}
    </section>
  )
}

export function AppsIn({ apps, isMixed = false }: Omit<AppSectionProps, 'title'>) {
  return (
    <ul className="app-grid">
      {apps.map((app) => (
        <li key={`${app.title} ${app.path}`}>
          <AppCard app={app} isMarked={isMixed} />
        </li>
      ))}
    </ul>
  )
}
