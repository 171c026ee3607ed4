import { Award, Rocket } from 'lucide'
import { holds } from '../../../shell/contract/holds.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Card } from '../../kit/controls/card.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { loadPaths, tickStep } from '../ask-onboarding.ts'
import { pathTitle } from '../parts/path-words.ts'
import { ProgressBar } from '../parts/progress-bar.tsx'
import { StepLine } from '../parts/step-line.tsx'
import { words } from '../words/words.ts'

/** The reader's paths as checklists; what the portal sees them do ticks itself off. */
export function MyPaths() {
  const { portal, context, route } = useMiniApp()
  const agency = context.tenant.code
  const { agency: held, prefix } = context.permissions
  const mayEdit = holds(new Set(held), 'AdminAppAccess', prefix)
  const { data, error, loading, reload, setData } = useResource(
    agency,
    (signal) => loadPaths(portal, agency, signal),
    'onboarding',
  )
  const tick = async (step: string, answer?: number) => {
    try {
      setData(await tickStep(portal, { agency, step, ...(answer !== undefined && { answer }) }))
      portal.announce(words('ticked'))
    } catch (failure) {
      portal.notify({ kind: 'warning', text: problemText(failure).text })
    }
  }
  return (
    <>
      <PageHeader
        title={portal.app.title}
        subtitle={words('lead')}
        actions={
          <>
            {mayEdit && (
              <Link look="secondary" to={`${route.basePath}/edit`}>
                {words('editPaths')}
              </Link>
            )}
            <Link look="secondary" to={`${route.basePath}/team`}>
              {words('team')}
            </Link>
          </>
        }
      />
      {!data && error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : !data ? (
        <Skeleton label={words('loading')} lines={[50, 100, 96, 98, 92]} lineHeight={3} />
      ) : data.length === 0 ? (
        <EmptyState icon={Rocket} title={words('noPaths')}>
          {words('noPathsHint')}
        </EmptyState>
      ) : (
        <div className="paths">
          {data.map((path) => (
            <Card key={path.key} title={pathTitle(path)}>
              {path.badgeAt && <PathBadge at={path.badgeAt} />}
              <ProgressBar of={path.completion} label={pathTitle(path)} />
              <ol className="steps">
                {path.steps.map((step) => (
                  <StepLine
                    key={step.key}
                    path={path}
                    step={step}
                    onTick={(answer) => tick(`${path.key}/${step.key}`, answer)}
                  />
                ))}
              </ol>
            </Card>
          ))}
        </div>
      )}
    </>
  )
}

/** Earned once all that is required was done; steps that are added later do not take it away. */
function PathBadge({ at }: { at: string }) {
  const { date } = useFormat()
  return (
    <p className="path-badge">
      <Icon of={Award} size={20} />
      {words('badge', { date: date(at) })}
    </p>
  )
}
