import { Award, Rocket } from 'lucide'
import { holds } from '../../../shell/contract/holds.ts'
import type { PathProgress } from '../../domain/onboarding/progress.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { action } from '../../kit/actions/action.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Card } from '../../kit/controls/card.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { pathTitle } from '../parts/path-words.ts'
import { ProgressBar } from '../parts/progress-bar.tsx'
import { StepLine } from '../parts/step-line.tsx'
import { words } from '../words/words.ts'

const EDIT = action({
  key: 'edit-paths',
  label: () => words('editPaths'),
  to: (basePath) => `${basePath}/edit`,
})
const TEAM = action({ key: 'team', label: () => words('team'), to: (basePath) => `${basePath}/team` })

/** The reader's paths as checklists; what the portal sees them do ticks itself off. */
export function MyPaths() {
  const { portal, context } = useMiniApp()
  const onboarding = useApi('onboarding')
  const agency = context.tenant.code
  const { agency: held, prefix } = context.permissions
  const mayEdit = holds(new Set(held), 'AdminAppAccess', prefix)
  const path = withQuery('', { agency })
  const paths = useAnswer<readonly PathProgress[]>('onboarding', path, { keptAs: 'onboarding' })
  const tick = async (step: string, answer?: number) => {
    try {
      paths.setData(await onboarding.post('/steps', { agency, step, answer }))
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
        actions={<ActionBar actions={mayEdit ? [EDIT, TEAM] : [TEAM]} on={undefined} />}
      />
      <Loaded of={paths} label={words('loading')} lines={[50, 100, 96, 98, 92]} lineHeight={3}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Rocket} title={words('noPaths')}>
              {words('noPathsHint')}
            </EmptyState>
          ) : (
            <div className="paths">
              {all.map((each) => (
                <Card key={each.key} title={pathTitle(each)}>
                  {each.badgeAt && <PathBadge at={each.badgeAt} />}
                  <ProgressBar of={each.completion} label={pathTitle(each)} />
                  <ol className="steps">
                    {each.steps.map((step) => (
                      <StepLine
                        key={step.key}
                        path={each}
                        step={step}
                        onTick={(answer) => tick(`${each.key}/${step.key}`, answer)}
                      />
                    ))}
                  </ol>
                </Card>
              ))}
            </div>
          )
        }
      </Loaded>
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
