import { useLayout } from '../../kit/bridge/use-layout.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { Badge, type Tone } from '../../kit/controls/badge.tsx'
import { words } from '../words/words.ts'
import { standingOf, type AppStanding } from './app-standing.ts'
import type { ListedApp } from './listed-apps.ts'

const BADGES: Partial<Record<AppStanding, { tone: Tone; text: () => string }>> = {
  later: { tone: 'neutral', text: () => words('later') },
  maintenance: { tone: 'warning', text: () => words('maintenance') },
  down: { tone: 'error', text: () => words('down') },
  beta: { tone: 'information', text: () => words('beta') },
}

/** Says what is not as usual; nothing where one simply opens the app. */
export function StandingBadge({ of: app }: { of: ListedApp }) {
  const standing = standingOf(
    app,
    useLayout((layout) => layout.brokenApps),
    useNow(),
  )
  const badge = BADGES[standing]
  return badge ? <Badge tone={badge.tone}>{badge.text()}</Badge> : null
}
