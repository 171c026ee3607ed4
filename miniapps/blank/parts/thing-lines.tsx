import { byName, type Thing } from '../../domain/blank/thing.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Link } from '../../kit/controls/link.tsx'

export function ThingLines({ things }: { things: readonly Thing[] }) {
  const { route, context } = useMiniApp()
  return (
    <ul className="things">
      {byName(things, context.displaySettings.displayLanguage).map(({ id, name }) => (
        <li key={id}>
          <Link to={`${route.basePath}/${encodeURIComponent(id)}`}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
