import { useEffect } from 'react'
import type { NotRaked } from '../../../domain/weights/rake.ts'
import type { TargetLine, Weighted } from '../../../domain/surveys/draft/weight-scheme.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { Facts } from '../../../kit/controls/facts.tsx'
import { StepProblem } from '../../../kit/exchange/import-wizard/step-problem.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useSource } from './source-state.ts'
import { useWeighting } from './weighting-provider.tsx'
import { words } from './words/words.ts'

/** A target that is missed by more is named. */
const MISSED_FROM = 0.0005

/** Results of raking: its targets, the effective sample, and the cost of the cap. */
export function WeightDiagnostics({ scheme }: { scheme: string }) {
  const { portal } = useMiniApp()
  const { result, problem } = useWeighting().schemes.find(({ key }) => key === scheme)!
  useEffect(() => {
    if (result && !('refused' in result)) portal.announce(statusOf(result))
  }, [result, portal])
  if (problem !== undefined) return <StepProblem problem={problem} />
  if (!result) return null
  return 'refused' in result ? <NotWeighed reason={result} /> : <Diagnostics of={result} />
}

/** A scheme may have no targets: then it has the weights that it begins with. */
const statusOf = ({ targets, status }: Weighted): string =>
  words(targets.length > 0 ? `weights.${status}` : 'weights.asFile')

function NotWeighed({ reason: { refused, margin, answer } }: { reason: NotRaked }) {
  const labels = useLabels()
  return (
    <p className="os-notice" data-tone="error" role="alert">
      {words(`refused.${refused}`, {
        margin: labels.of(margin),
        answer: answer === undefined ? '' : labels.of(margin, answer),
      })}
    </p>
  )
}

function Diagnostics({ of }: { of: Weighted }) {
  const { number, percent } = useFormat()
  const labels = useLabels()
  const missed = of.targets.filter(({ target, after }) => Math.abs(target - after) > MISSED_FROM)
  const points = (share: number) => number(share * 100)
  return (
    <Card title={words('diagnostics')}>
      <p className="os-notice" data-tone={of.status === 'converged' ? 'success' : 'warning'} role="status">
        {statusOf(of)}
        {missed.map(({ margin, code, target, after }) => (
          <span key={`${margin} ${code}`} className="data-line">
            {words('target.missed', {
              margin: labels.of(margin),
              answer: labels.of(margin, code),
              target: percent(target, 1),
              after: percent(after, 1),
              points: points(Math.abs(target - after)),
            })}
          </span>
        ))}
        {of.uncapped && (
          <span className="data-line">
            {words('cap.cost', {
              error: points(of.error),
              effective: number(Math.round(of.effective ?? 0)),
              free: number(Math.round(of.uncapped.effective ?? 0)),
            })}
          </span>
        )}
      </p>
      <Facts
        of={[
          [words('effective'), number(Math.round(of.effective ?? 0))],
          [words('efficiency'), percent(of.efficiency ?? 0)],
          [words('designEffect'), number(of.designEffect ?? 0)],
          [words('range'), `${number(of.least)} – ${number(of.most)}`],
          [words('error'), words('points', { points: points(of.error) })],
        ]}
      />
      <DataTable
        caption={words('targets')}
        rows={of.targets}
        rowKey={({ margin, code }) => `${margin} ${code}`}
        pageSize={30}
        columns={targetColumns(labels, percent)}
      />
    </Card>
  )
}

function targetColumns(
  labels: ReturnType<typeof useLabels>,
  percent: (share: number, digits: number) => string,
): Column<TargetLine>[] {
  const share = (key: 'before' | 'target' | 'after', title: string): Column<TargetLine> => ({
    key,
    title,
    type: 'number',
    value: (line) => line[key],
    cell: (line) => percent(line[key], 1),
  })
  return [
    {
      key: 'answer',
      title: words('answers'),
      value: ({ margin, code }) => `${labels.of(margin)}: ${labels.of(margin, code)}`,
    },
    { ...share('before', words('target.before')), wideOnly: true },
    share('target', words('target')),
    share('after', words('target.after')),
  ]
}

/** Questions and answers by their labels. */
function useLabels() {
  const { variables } = useSource().look!
  return {
    of(name: string, code?: string): string {
      const variable = variables.find((each) => each.name === name)
      if (code === undefined) return variable?.label ?? name
      return variable?.codes.find((each) => String(each.code) === code)?.label ?? code
    },
  }
}
