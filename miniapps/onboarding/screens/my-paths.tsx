import { Rocket } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Card } from '../../kit/controls/card.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
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
          <Link look="secondary" to={`${route.basePath}/team`}>
            {words('team')}
          </Link>
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
            <Card key={path.key} title={pathTitle(path.key)}>
              <ProgressBar of={path.completion} label={pathTitle(path.key)} />
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
