import { BookOpen, ClipboardCheck, House, MessagesSquare, PackageOpen, type IconNode } from 'lucide'
import { Badge } from '../kit/controls/badge.tsx'
import { Card } from '../kit/controls/card.tsx'
import { Icon } from '../kit/controls/icon.tsx'
import { Link } from '../kit/controls/link.tsx'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { words } from './words/words.ts'

/** Stands in for an application that this installation does not have yet: says so, and what can be done instead. */
export function NotAvailable() {
  const { context, portal } = useMiniApp()
  const { title, category, help } = portal.app
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <div className="not-available">
        <PageHeader
          title={title}
          subtitle={category || undefined}
          actions={
            <Badge tone="information" icon={PackageOpen}>
              {words('badge')}
            </Badge>
          }
        />
        <div className="os-stack">
          <Card>
            <p className="lead">{words('lead', { title })}</p>
            <p className="os-muted">{words('text')}</p>
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
