import { ArrowRight } from 'lucide'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandLabel } from '../../../shell/contract/brand-label.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { countryName } from '../../kit/words/country-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { workspaceStatus } from '../../kit/words/workspace-status.ts'
import { BrandMark } from './brand-mark.tsx'
import { QUICK_LINKS, type QuickLink } from './quick-links.ts'
import { words } from '../words/words.ts'

/** The brand everything else in the portal is about, and where to go on with it. */
export function ActiveBrand({ brand }: { brand: Workspace }) {
  return (
    <section className="os-card active-brand" aria-labelledby="active-brand">
      <div className="active-brand-name">
        <BrandMark brand={brand} large />
        <div>
          <p className="os-muted">{brand.clientName ?? words('widget.brand')}</p>
          <h2 id="active-brand" className="active-brand-title">
            {brandLabel(brand)}
          </h2>
        </div>
      </div>
      <BrandFacts brand={brand} />
      <ul className="quick-links">
        {QUICK_LINKS.map((link) => (
          <li key={link.to}>
            <QuickLinkTile link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BrandFacts({ brand }: { brand: Workspace }) {
  const { currencyName } = useFormat()
  const status = workspaceStatus(brand.status)
  return (
    <dl className="brand-facts">
      <div>
        <dt>{words('market')}</dt>
        <dd>{brand.country ? countryName(brand.country) : words('noMarket')}</dd>
      </div>
      <div>
        <dt>{words('currency')}</dt>
        <dd>{brand.country ? currencyName(brand.country.currency) : '–'}</dd>
      </div>
      <div>
        <dt>{words('status')}</dt>
        <dd>
          <Badge tone={status.tone}>{status.text}</Badge>
        </dd>
      </div>
    </dl>
  )
}

function QuickLinkTile({ link: { name, to, icon } }: { link: QuickLink }) {
  return (
    <Link to={to} look="plain" className="quick-link">
      <Icon of={icon} size={20} />
      <span>
        <strong>{words(`link.${name}.title`)}</strong>
        <span className="os-muted">{words(`link.${name}.text`)}</span>
      </span>
      <Icon of={ArrowRight} />
    </Link>
  )
}
