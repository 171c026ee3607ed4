import { useEffect } from 'react'
import { BookOpen, ClipboardCheck, House, MessagesSquare, PackageOpen, type IconNode } from 'lucide'
import { Badge } from '../kit/controls/badge.tsx'
import { Card } from '../kit/controls/card.tsx'
import { Icon } from '../kit/controls/icon.tsx'
import { Link } from '../kit/controls/link.tsx'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'

/** Stands in for an application that this installation does not have yet: says so, and what can be done instead. */
export function NotAvailable() {
  const { context, portal } = useMiniApp()
  const { title, category, help } = portal.app
  useEffect(
    () => void portal.emit('set-breadcrumbs', { app: title, ...(category && { category }) }),
    [portal, title, category],
  )
  return (
    <div className="os-page">
      <div className="not-available">
        <PageHeader
          title={title}
          subtitle={category || undefined}
          actions={
            <Badge tone="information" icon={PackageOpen}>
              Not available yet
            </Badge>
          }
        />
        <div className="os-stack">
          <Card>
            <p className="lead">{title} is not part of this installation yet.</p>
            <p className="os-muted">
              You may open it, so nothing is wrong with your account. It appears here, at this same address,
              as soon as it has been installed. Nothing you saved elsewhere is affected.
            </p>
          </Card>
          <Card title="Go on with something else">
            <ul className="ways">
              <Way icon={House} to="/you" title="Your page" text="Your brands and what you opened last" />
              {context.workspace && (
                <Way
                  icon={ClipboardCheck}
                  to="/brands/{brandId}/scorecards"
                  title="Scorecards"
                  text={`Audits of ${context.workspace.name}`}
                />
              )}
              {help.knowledgeBaseUrl && (
                <Way
                  icon={BookOpen}
                  to={help.knowledgeBaseUrl}
                  title="Documentation"
                  text={`What ${title} is for`}
                  external
                />
              )}
              {help.communityUrl && (
                <Way
                  icon={MessagesSquare}
                  to={help.communityUrl}
                  title="Community"
                  text="Ask when it comes"
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
