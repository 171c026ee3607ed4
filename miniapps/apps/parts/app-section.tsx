import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { words } from '../words/words.ts'
import { AppCard } from './app-card.tsx'
import type { ListedApp } from './listed-apps.ts'

/** Of hundreds that came by configuration these are drawn at first: search finds the others quicker than a look would. */
const MOST = 48

export function AppSection({ title, apps }: { title: string; apps: readonly ListedApp[] }) {
  const [areAllShown, showAll] = useState(false)
  const shown = areAllShown ? apps : apps.slice(0, MOST)
  return (
    <section className="app-section" aria-label={title}>
      <h2 className="os-subtitle">{title}</h2>
      <ul className="app-grid">
        {shown.map((app) => (
          <li key={`${app.title} ${app.path}`}>
            <AppCard app={app} />
          </li>
        ))}
      </ul>
      {shown.length < apps.length && (
        <Button variant="secondary" onClick={() => showAll(true)}>
          {words('showAll', { count: apps.length })}
        </Button>
      )}
    </section>
  )
}
