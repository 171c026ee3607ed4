import { createElement, Fragment, type ReactNode } from 'react'
import { BookOpen, ClipboardCheck, House, MessagesSquare, PackageOpen, Wrench, type IconNode } from 'lucide'
import { Badge } from '../kit/controls/badge.tsx'
import { Button } from '../kit/controls/button.tsx'
import { Card } from '../kit/controls/card.tsx'
import { Icon } from '../kit/controls/icon.tsx'
import { Link } from '../kit/controls/link.tsx'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import type { MiniAppCard } from '../../shell/contract/mini-app.ts'
import { useFormat } from '../kit/words/format.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'

/** Stands in for an application that this installation does not have yet: says so, and what can be done instead. */
export function NotAvailable() {
  const { context, portal } = useMiniApp()
  const { title, category, help, maintenance } = portal.app
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <div className="not-available">
        <PageHeader
          title={title}
          subtitle={category || undefined}
          actions={
            <Badge tone="information" icon={maintenance ? Wrench : PackageOpen}>
              {words(maintenance ? 'maintenance.badge' : 'badge')}
            </Badge>
          }
        />
        <div className="os-stack">
          <Card>
            {maintenance ? (
              <InMaintenance title={title} maintenance={maintenance} />
            ) : (
              <>
                <p className="lead">{words('lead', { title })}</p>
                <p className="os-muted">{words('text')}</p>
              </>
            )}
          </Card>
          <Card title={words('else')}>
            <ul className="ways">
              <Way icon={House} to="/you" title={words('you')} text={words('you.text')} />
              {context.workspace && (
                <Way
                  icon={ClipboardCheck}
                  to="/brands/{brandId}/scorecards"
                  title={words('scorecards')}
                  text={words('scorecards.text', { brand: context.workspace.name })}
                />
              )}
              {help.knowledgeBaseUrl && (
                <Way
                  icon={BookOpen}
                  to={help.knowledgeBaseUrl}
                  title={words('documentation')}
                  text={words('documentation.text', { title })}
                  external
                />
              )}
              {help.communityUrl && (
                <Way
                  icon={MessagesSquare}
                  to={help.communityUrl}
                  title={words('community')}
                  text={words('community.text')}
                  external
                />
              )}
            </ul>
          </Card>
        </div>
      </div>
    </div>
  )
}

interface InMaintenanceProps {
  title: string
  maintenance: NonNullable<MiniAppCard['maintenance']>
}

function InMaintenance({ title, maintenance: { until, note, owner } }: InMaintenanceProps) {
  const { dateTime } = useFormat()
  return (
    <div className="in-maintenance">
      <p className="lead">{words('maintenance.lead', { title })}</p>
      {note && <p>{note}</p>}
      <p className="os-muted">
        {createElement(
          Fragment,
          null,
          ...words.rich('maintenance.until', {
            moment: dateTime(until),
            when: (chunks: ReactNode) => <time dateTime={until}>{chunks}</time>,
          }),
        )}
      </p>
      {owner && <p className="os-muted">{words('maintenance.owner', { owner })}</p>}
      <Button variant="secondary" onClick={() => location.reload()}>
        {kitWords('tryAgain')}
      </Button>
    </div>
  )
}

function Way({
  icon,
  to,
  title,
  text,
  external,
}: {
  icon: IconNode
  to: string
  title: string
  text: string
  external?: boolean
}) {
  return (
    <li>
      <Icon of={icon} size={20} />
      <div>
        <Link to={to} external={external}>
          {title}
        </Link>
        <p className="os-muted">{text}</p>
      </div>
    </li>
  )
}
