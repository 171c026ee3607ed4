import type { Crumb } from '../../../shell/contract/breadcrumb-trail.ts'
import type { Layout } from '../../../shell/contract/layout.ts'
import { Link } from '../../kit/controls/link.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { BrandSwitcher } from './brands/brand-switcher.tsx'
import { currentMenuPath } from './menus/menu-items.ts'
import { useLayout } from '../../kit/bridge/use-layout.ts'
import { useTrail } from './use-trail.ts'
import { words } from '../words/words.ts'

/** Where the user is; the step that names the brand is the switch to another one. */
export function Breadcrumbs() {
  const hasBrand = useMiniApp(({ context }) => context.workspace !== null)
  const hasBrands = useLayout(({ brands }) => brands.length > 0)
  const tab = useLayout(currentTab)
  const trail = useTrail()
  const appPath = useMiniApp(({ route }) => route.basePath)
  const hasBrandStep = trail.some(({ kind }) => kind === 'brand')
  const steps: readonly Crumb[] =
    hasBrandStep || !(hasBrand || hasBrands) ? trail : [{ kind: 'brand', text: '' }, ...trail]

  return (
    <nav className="crumbs" aria-label={words('breadcrumbs')}>
      <ol>
        {steps.map((crumb, index) => {
          const isLast = index === steps.length - 1 && crumb.kind !== 'brand'
          return (
            <li
              key={crumb.kind === 'brand' ? 'brand' : `${crumb.kind}-${index}`}
              className="crumb"
              data-kind={crumb.kind}
              data-is-tab={(isLast && saysOnly(trail, tab)) || undefined}
              aria-current={isLast ? 'page' : undefined}
            >
              {crumb.kind === 'brand' ? (
                <BrandSwitcher label={crumb.text || undefined} />
              ) : (
                <Step crumb={crumb} isLast={isLast} to={crumb.kind === 'app' ? appPath : crumb.path} />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The title of the marked tab. */
function currentTab({ dashboardTabs, path }: Layout): string | undefined {
  const current = currentMenuPath(dashboardTabs, path)
  return dashboardTabs.find((tab) => tab.path === current)?.title
}

/** The only step after the brand is this one. */
function saysOnly(trail: readonly Crumb[], text: string | undefined): boolean {
  const own = trail.filter(({ kind }) => kind !== 'client' && kind !== 'brand')
  return own.length === 1 && own[0]!.text === text
}

interface StepProps {
  crumb: Crumb
  isLast: boolean
  /** Where a step before the last leads, if anywhere. */
  to: string | undefined
}

/** An app's category is told apart from its name: together they may read as a command, "Unlock Scorecards". */
function Step({ crumb: { text, category }, isLast, to }: StepProps) {
  const title = category ? `${category}: ${text}` : text
  const tag = category && (
    <>
      <span className="crumb-category">
        {category}
        <span className="os-visually-hidden">:</span>
      </span>{' '}
    </>
  )
  if (to === undefined || isLast)
    return (
      <span className={isLast ? 'crumb-last' : 'os-truncate'} title={title}>
        {tag}
        {text}
      </span>
    )
  return (
    <Link look="plain" className="crumb-link os-truncate" to={to} title={title}>
      {tag}
      {text}
    </Link>
  )
}
