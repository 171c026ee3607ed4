import { words } from '../words/words.ts'
import { AppSection } from './app-section.tsx'
import { builtFirst, type AppGroup } from './listed-apps.ts'

/** What nobody searches in: each category, and at the end what is not there yet. */
export function AppsByCategory({ groups }: { groups: readonly AppGroup[] }) {
  const { built, later } = builtFirst(groups)
  return (
    <>
      {built.map(({ title, apps }) => (
        <AppSection key={title} title={title || words('general')} apps={apps} />
      ))}
      {later.length > 0 && <AppSection title={words('later')} apps={later} />}
    </>
  )
}
