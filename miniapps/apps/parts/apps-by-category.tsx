import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { AppSection } from './app-section.tsx'
import { builtFirst, type AppGroup } from './listed-apps.ts'

/** What nobody searches in: each category, and at the end what is not there yet. */
export function AppsByCategory({ groups, isByTitle }: { groups: readonly AppGroup[]; isByTitle: boolean }) {
  const { built, later } = builtFirst(groups)
  const { compare } = useFormat()
  const all = built.flatMap(({ apps }) => apps)
  return (
    <>
      {isByTitle ? (
        <AppSection
          title={words('order.title')}
          apps={all.toSorted((one, other) => compare(one.title, other.title))}
        />
      ) : (
        built.map(({ title, apps }) => (
          <AppSection key={title} title={title || words('general')} apps={apps} />
        ))
      )}
      {later.length > 0 && <AppSection title={words('later')} apps={later} />}
    </>
  )
}
