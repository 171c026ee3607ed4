import { useContext, type ReactNode } from 'react'
import { Star } from 'lucide'
import { maintenanceAt } from '../../../../shell/contract/catalogue.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Facts } from '../../../kit/controls/facts.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { permissionWords } from '../../../kit/permissions/permission-words.ts'
import { RequestAccess } from '../../../kit/permissions/request/request-access.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { standingOf, type AppStanding } from '../app-standing.ts'
import { Favourites } from '../favourites.ts'
import type { ListedApp } from '../listed-apps.ts'
import { aboutApp } from './about-app.ts'
import { words } from './words/words.ts'

/** What an app is for, how it stands, whom to ask, and what one needs to open it. */
export function AppDetails({ app, onClose }: { app: ListedApp; onClose(): void }) {
  const about = aboutApp(app.key)
  return (
    <Dialog open title={app.title} onClose={onClose} actions={<Actions app={app} onClose={onClose} />}>
      <div className="os-stack">
        {about && <p>{about}</p>}
        <About app={app} />
        {app.isRequestable && <RequestAccess app={app.key} asked={app.title} />}
      </div>
    </Dialog>
  )
}

function Actions({ app, onClose }: { app: ListedApp; onClose(): void }) {
  const { portal } = useMiniApp()
  const { mine, toggle } = useContext(Favourites)
  const isMarked = mine?.favourites.includes(app.key)
  return (
    <>
      {mine && app.key && app.state !== 'locked' && (
        <Button icon={Star} aria-pressed={isMarked} onClick={() => toggle(app.key)}>
          {words('favourite')}
        </Button>
      )}
      {app.state !== 'open' ? (
        <Button onClick={onClose}>{kitWords('close')}</Button>
      ) : (
        <Button variant="primary" onClick={() => portal.navigate(app.path)}>
          {words('open')}
        </Button>
      )}
    </>
  )
}

function About({ app }: { app: ListedApp }) {
  const { context } = useMiniApp()
  const { permissions, override, category } = app
  const { list } = useFormat()
  const needs = permissions?.map((code) => permissionWords(code, context.permissions.prefix).allows)
  return (
    <Facts
      of={[
        [kitWords('status'), <Standing key="status" app={app} />],
        [words('category'), category],
        [words('owner'), override?.owner],
        [words('needs'), needs ? list(needs) : words('needs.nothing')],
        [words('help'), useHelp(app)],
      ]}
    />
  )
}

function Standing({ app }: { app: ListedApp }) {
  const brokenApps = useLayout((layout) => layout.brokenApps)
  const now = useNow()
  const { dateTime } = useFormat()
  const standing: AppStanding = standingOf(app, brokenApps, now)
  const maintenance = maintenanceAt(app.override, now)
  const hint = {
    locked: app.why,
    down: words('down.hint'),
    maintenance: maintenance?.note,
    later: undefined,
    beta: undefined,
    open: undefined,
  }[standing]
  return (
    <>
      {words(`state.${standing}`, { moment: dateTime(maintenance?.until) })}
      {hint && <span className="os-muted app-hint">{hint}</span>}
    </>
  )
}

/** Its documentation and its community; null where it has neither. */
function useHelp({ key }: ListedApp): ReactNode {
  const helpFor = useLayout((layout) => layout.helpFor)
  const { knowledgeBaseUrl, communityUrl } = helpFor(key)
  if (!knowledgeBaseUrl && !communityUrl) return null
  return (
    <span className="os-row">
      {knowledgeBaseUrl && (
        <Link to={knowledgeBaseUrl} external>
          {words('help.documentation')}
        </Link>
      )}
      {communityUrl && (
        <Link to={communityUrl} external>
          {words('help.community')}
        </Link>
      )}
    </span>
  )
}
