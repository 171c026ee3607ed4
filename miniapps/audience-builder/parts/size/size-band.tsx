import { Ban, History, TriangleAlert } from 'lucide'
import { PLAN_LEAST_N } from '../../../domain/audience/limits.ts'
import { flagText, sizeText, universeText } from '../../../kit/audience/figure-text.ts'
import { planText } from '../../../kit/audience/plan-text.ts'
import { SourceNote } from '../../../kit/audience/survey/source-note.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { type AudienceSize, sizeOf } from '../../../domain/audience/size/size-of.ts'
import { type Counted, useCounted } from './use-counted.ts'

/** The audience's size: always in sight, with its margin, its base, and whether it is of now. */
export function SizeBand() {
  const { survey, asks, expression } = useBuilderWorld()
  const counted = useCounted(survey.data, asks(expression ? [expression] : null))
  const { error, loading, reload } = survey
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  const size = counted.table && sizeOf(counted.table)
  return (
    <section
      className="size-band os-card"
      aria-label={words('size')}
      data-old={counted.isOld || undefined}
      aria-busy={!counted.table && !counted.problem}
    >
      {counted.table ? (
        <Figures size={size} />
      ) : (
        !counted.problem && (
          <Skeleton label={kitWords('loading', { what: words('size') })} lines={[30]} lineHeight={3} />
        )
      )}
      <Signs counted={counted} size={size} />
      {counted.table && <Source />}
    </section>
  )
}

function Figures({ size }: { size: AudienceSize | null }) {
  const format = useFormat()
  const { number, percent } = format
  if (!size) return <p className="size-people">{words('hidden')}</p>
  const { share, n, margin, from, to } = size
  const facts: readonly (readonly [string, string])[] = [
    [words('share'), percent(share, 1)],
    [words('respondents'), number(n)],
    [words('margin'), margin === null ? '–' : words('points', { points: number(margin * 100, POINTS) })],
    [
      words('interval'),
      from === null ? '–' : words('fromTo', { from: universeText(format, from), to: sizeText(format, to) }),
    ],
  ]
  return (
    <>
      <div className="size-estimate">
        <small>{words('estimated')}</small>
        <p className="size-people">
          <output>{sizeText(format, size.universe)}</output>
        </p>
      </div>
      <dl className="size-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const POINTS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Reasons not to trust or use the figure. */
function Signs({ counted: { isOld, problem }, size }: { counted: Counted; size: AudienceSize | null }) {
  const { survey, text } = useBuilderWorld()
  const format = useFormat()
  const isTest = useMiniApp(({ context }) => context.workspace?.status === 'TEST')
  const planLeast = Math.max(PLAN_LEAST_N, survey.data?.dataset.licence.smallestAudience ?? 0)
  return (
    <div className="size-signs" role="status">
      {isOld && (text.fault || problem) && (
        <Badge tone="warning" icon={History}>
          {words(text.fault ? 'old' : 'oldCount')}
        </Badge>
      )}
      {size?.flag && (
        <Badge tone="warning" icon={TriangleAlert}>
          {flagText(size.flag)}
        </Badge>
      )}
      {size && size.n < planLeast && (
        <p>
          <Icon of={Ban} />
          {planText(format, { forPlan: isTest ? 'warned' : 'refused', n: size.n, planLeast })}
        </p>
      )}
      {problem && (
        <p>
          <Icon of={TriangleAlert} />
          {problem.text}
        </p>
      )}
    </div>
  )
}

function Source() {
  const { survey, basis } = useBuilderWorld()
  if (!survey.data || !basis) return null
  return (
    <SourceNote
      dataset={survey.data.dataset}
      slices={basis.slices}
      weight={basis.weight}
      base={basis.base}
      model={words('method')}
    />
  )
}
