import { Fragment } from 'react'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { breadcrumbTrail, type Crumb } from '../../shell/contract/breadcrumb-trail.ts'
import { BrandSwitcher } from './brand-switcher.tsx'
import { shownBreadcrumbs } from './menu-breadcrumbs.ts'
import { useLayout } from './use-layout.ts'

/** Where the user is; the step that names the brand is the switch to another one. */
export function Breadcrumbs() {
  const { workspace } = useMiniApp().context
  const layout = useLayout()
  const trail = breadcrumbTrail(shownBreadcrumbs(layout), workspace)
  const hasBrandStep = trail.some(({ kind }) => kind === 'brand')
  const canSwitch = layout.brands.length > 0 || workspace !== null

  return (
    <nav className="crumbs" aria-label="Breadcrumbs">
      <ol>
        {!hasBrandStep && canSwitch && <li className="crumb" data-kind="brand"><BrandSwitcher /></li>}
        {trail.map((crumb, index) => (
          <li key={`${crumb.kind}-${index}`} className="crumb" data-kind={crumb.kind} aria-current={index === trail.length - 1 && crumb.kind !== 'brand' ? 'page' : undefined}>
            <Step crumb={crumb} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ crumb: { kind, text, category } }: { crumb: Crumb }) {
  if (kind === 'brand') return <BrandSwitcher label={text} />
  return (
    <span className="os-truncate" title={category ? `${category} ${text}` : text}>
      {category && <Fragment><span className="crumb-category">{category}</span> </Fragment>}{text}
    </span>
  )
}
