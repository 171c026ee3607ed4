import type { Crumb } from '../../shell/contract/breadcrumb-trail.ts'
import type { Layout } from '../../shell/contract/layout.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { BrandSwitcher } from './brand-switcher.tsx'
import { currentMenuPath } from './menu-items.ts'
import { useLayout } from './use-layout.ts'
import { useTrail } from './use-trail.ts'

/** Where the user is; the step that names the brand is the switch to another one. */
export function Breadcrumbs() {
  const { workspace } = useMiniApp().context
  const layout = useLayout()
  const trail = useTrail()
  const hasBrandStep = trail.some(({ kind }) => kind === 'brand')
  const canSwitch = layout.brands.length > 0 || workspace !== null

  return (
    <nav className="crumbs" aria-label="Breadcrumbs">
      <ol>
        {!hasBrandStep && canSwitch && <li className="crumb" data-kind="brand"><BrandSwitcher /></li>}
        {trail.map((crumb, index) => {
          const isLast = index === trail.length - 1 && crumb.kind !== 'brand'
          return (
            <li key={`${crumb.kind}-${index}`} className="crumb" data-kind={crumb.kind} data-is-tab={(isLast && repeatsTab(trail, layout)) || undefined} aria-current={isLast ? 'page' : undefined}>
              {crumb.kind === 'brand' ? <BrandSwitcher label={crumb.text} /> : <Step crumb={crumb} isLast={isLast} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The only step after the brand says what the marked tab says. */
function repeatsTab(trail: readonly Crumb[], { dashboardTabs, path }: Layout): boolean {
  const own = trail.filter(({ kind }) => kind !== 'client' && kind !== 'brand')
  const current = currentMenuPath(dashboardTabs, path)
  return own.length === 1 && dashboardTabs.some((tab) => tab.path === current && tab.title === own[0]!.text)
}

/** An app's category is told apart from its name: together they may read as a command, "Unlock Scorecards". */
function Step({ crumb: { text, category }, isLast }: { crumb: Crumb; isLast: boolean }) {
  return (
    <span className={isLast ? 'crumb-last' : 'os-truncate'} title={category ? `${category}: ${text}` : text}>
      {category && <><span className="crumb-category">{category}<span className="os-visually-hidden">:</span></span> </>}{text}
    </span>
  )
}
