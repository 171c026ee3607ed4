import { Card } from '../../kit/controls/card.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** The context, the route and what the shell lists the mini-app as, as they are now; they change under a mini-app without a new mount. */
export function ContextView() {
  const {
    context,
    route,
    portal: { app },
  } = useMiniApp()
  const { displaySettings, workspace, tenant, user, permissions, applicationId } = context
  const slices = { displaySettings, workspace, tenant, user, permissions, applicationId, route, app }
  return (
    <Card title="What this mini-app was given">
      {Object.entries(slices).map(([name, value]) => (
        <details key={name} open={name === 'route'}>
          <summary>
            <code>{name}</code> <span className="os-muted">{summary(value)}</span>
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long values scroll, also by keyboard */}
          <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
        </details>
      ))}
    </Card>
  )
}

function summary(value: object | string | null | undefined): string {
  if (!value) return 'none'
  if (typeof value === 'string') return value
  return 'name' in value ? String(value.name) : Object.keys(value).join(', ')
}
