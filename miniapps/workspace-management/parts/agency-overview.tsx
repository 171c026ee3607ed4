import { STATUSES } from '../../domain/workspaces/status-moves.ts'
import type { AgencyRights } from '../../domain/workspaces/workspace-answers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Link } from '../../kit/controls/link.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { AgencyPolicy } from './agency-policy.tsx'
import { StatusBadge } from './status-badge.tsx'
import { words as kitWords } from '../../kit/words/words.ts'

export interface AgencyOverviewProps {
  rights: AgencyRights
  onChanged(to: AgencyRights): void
}

/** In place of a workspace, for whoever manages the agency: what there is, what waits, and what holds for all. */
export function AgencyOverview({ rights, onChanged }: AgencyOverviewProps) {
  const { context, route } = useMiniApp()
  const { number } = useFormat()
  const { brands, openRequests } = rights
  return (
    <section className="workspace-pane os-stack" aria-label={context.tenant.name}>
      <header className="workspace-title">
        <h2 className="os-subtitle">{context.tenant.name}</h2>
        <p className="os-muted">{words('choose')}</p>
      </header>
      {brands && (
        <div>
          <h3 className="os-label">{kitWords('brands')}</h3>
          <dl className="agency-counts">
            {STATUSES.map((status) => (
              <div key={status}>
                <dt>
                  <StatusBadge status={status} />
                </dt>
                <dd>{number(brands[status])}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p>
        <Link to={`${route.basePath}/requests`}>{words('openRequests', { count: openRequests })}</Link>
      </p>
      <AgencyPolicy rights={rights} onChanged={onChanged} />
    </section>
  )
}
