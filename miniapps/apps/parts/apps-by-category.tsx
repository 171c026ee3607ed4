import { ChevronDown } from 'lucide'
import { Icon } from '../../kit/controls/icon.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { AppSection, AppsIn } from './app-section.tsx'
import { builtFirst, type AppGroup, type ListedApp } from './listed-apps.ts'

interface AppsByCategoryProps {
  groups: readonly AppGroup[]
  isByTitle: boolean
  /** Stand above already. */
  featured: readonly ListedApp[]
}

/** What nobody searches in: each category, and at the end what is not there yet. */
export function AppsByCategory({ groups, isByTitle, featured }: AppsByCategoryProps) {
  const { built, later } = builtFirst(groups)
  const { compare } = useFormat()
  const others = built.map(({ title, apps }) => ({
    title,
    apps: apps.filter((app) => !featured.includes(app)),
  }))
  const all = others.flatMap(({ apps }) => apps)
  return (
    <>
      {isByTitle ? (
        <AppSection
          title={words('order.title')}
          apps={all.toSorted((one, other) => compare(one.title, other.title))}
        />
      ) : (
        others
          .filter(({ apps }) => apps.length > 0)
          .map(({ title, apps }) => <AppSection key={title} title={title || words('general')} apps={apps} />)
      )}
      {later.length > 0 && <Later groups={later} />}
    </>
  )
}

/** One closed line for each category. */
function Later({ groups }: { groups: readonly AppGroup[] }) {
  return (
    <section className="app-section" aria-label={words('later')}>
      <h2 className="os-subtitle">{words('later')}</h2>
      {groups.map(({ title, apps }) => (
        <details key={title} className="app-fold">
          <summary>
            <span className="app-title">{title || words('general')}</span>
            <span className="os-muted os-truncate">{apps.map((app) => app.title).join(' · ')}</span>
            <Icon of={ChevronDown} />
          </summary>
          <AppsIn apps={apps} />
        </details>
      ))}
    </section>
  )
}
