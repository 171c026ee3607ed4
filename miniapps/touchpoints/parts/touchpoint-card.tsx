import { EyeOff } from 'lucide'
import { type ScoreStep, scoreSteps } from '../../domain/touchpoints/ranking.ts'
import { INSIGHTS_PERMISSION } from '../../domain/touchpoints/wire.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import { SidePeek } from '../../kit/planning/side-peek.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { metricName, points } from './metric-words.ts'
import type { NamedRanking, RankedLine } from './ranked-line.ts'
import { ScoreBar } from './score-bar.tsx'
import { StageRoles } from './stage-roles.tsx'
import { StepLine } from './step-line.tsx'
import type { EditionKey } from './use-editions.ts'

interface TouchpointCardProps {
  line: RankedLine
  ranking: NamedRanking
  /** In the order of their colours. */
  metrics: readonly string[]
  edition: EditionKey
  onLeaveOut?: (() => void) | undefined
  onClose(): void
}

/** Why a touchpoint has its score, and what it is good at. */
export function TouchpointCard({
  line,
  ranking,
  metrics,
  edition,
  onLeaveOut,
  onClose,
}: TouchpointCardProps) {
  const format = useFormat()
  const seesInsights = useHolds(INSIGHTS_PERMISSION)
  const steps = scoreSteps(line, ranking)
  const missing = steps.filter(({ part }) => part === null)
  return (
    <SidePeek title={line.name} onClose={onClose}>
      <p className="os-row">
        <Badge>{words('rankOf', { rank: line.rank, all: ranking.lines.length })}</Badge>
        {line.type && <Badge>{planningWords(`type.${line.type}`)}</Badge>}
        <Badge tone={line.flag ? 'warning' : 'neutral'}>{words('asked', { count: line.n })}</Badge>
      </p>
      {line.flag && <p className="os-help">{words(line.flag === '*' ? 'base.few' : 'base.tooFew')}</p>}
      <ScoreBar {...{ line, metrics }} />
      <h3 className="os-label">{words('why')}</h3>
      <p>{reasonOf(steps, format)}</p>
      <ul className="steps">
        {steps.map(
          (step) =>
            step.part !== null && (
              <StepLine
                key={step.metric}
                {...{ step }}
                place={metrics.indexOf(step.metric)}
                currency={line.currency}
              />
            ),
        )}
      </ul>
      {missing.length > 0 && (
        <p className="os-help">
          {words('missing', { metrics: format.list(missing.map(({ metric }) => metricName(metric))) })}
        </p>
      )}
      {seesInsights && <StageRoles {...{ edition }} touchpoint={line.id} />}
      {onLeaveOut && (
        <Button size="s" icon={EyeOff} onClick={onLeaveOut}>
          {words('out.short')}
        </Button>
      )}
    </SidePeek>
  )
}

/** The metric that adds most, in one sentence. */
function reasonOf(steps: readonly ScoreStep[], format: ReturnType<typeof useFormat>): string {
  const [most] = steps
    .filter(({ part }) => part !== null)
    .toSorted((one, other) => (other.part ?? 0) - (one.part ?? 0))
  if (!most) return words('why.nothing')
  return words('why.most', {
    metric: metricName(most.metric),
    part: points(format, most.part),
    place: format.percent(most.place),
    weight: format.percent(most.weight),
  })
}
