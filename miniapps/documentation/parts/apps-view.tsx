import type { MenuItem } from '../../../shell/contract/layout.ts'
import { useLayout } from '../../kit/bridge/use-layout.ts'
import { Link } from '../../kit/controls/link.tsx'
import { words } from '../words/words.ts'

/** The apps that the person may open, each with what people do there. */
export function AppsView() {
  const apps = leavesOf(useLayout(({ apps }) => apps))
  return (
    <dl className="docs-apps">
      {apps.map(({ title, path, app }) => (
        <div key={path}>
          <dt>
            <Link to={path!}>{title}</Link>
          </dt>
          <dd>{aboutOf(app!)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Apps that another build added have no description here. */
function aboutOf(app: string): string {
  const key = `about.${app}` as const
  const text = words(key)
  return text === key ? '' : text
}

const leavesOf = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => {
    if (item.items) return leavesOf(item.items)
    return item.hidden || item.disabled || item.notAvailable || !item.path || !item.app ? [] : [item]
  })
