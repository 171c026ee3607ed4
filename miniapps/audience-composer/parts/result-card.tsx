import type { ReactNode } from 'react'
import { sizeWithin } from '../../domain/audience/size/size-of.ts'
import { baseFlag } from '../../domain/crosstab/three-sums.ts'
import { flagText, sizeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Facts } from '../../kit/controls/facts.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useCompositionWorld } from './composition-world.tsx'
import type { CountedComposition } from '../../domain/audience/compose/count-composition.ts'

const POINTS = 100

interface ResultCardProps {
  counted: CountedComposition
  actions: ReactNode
  /** Below the figures. */
  children: ReactNode
}

/** Size of the composition as the survey counts it. */
export function ResultCard({ counted: { whole, base }, actions, children }: ResultCardProps) {
  const { bridged } = useCompositionWorld()
  const format = useFormat()
  const { share = null, margin = null } = sizeWithin(whole, base) ?? {}
  const flag = whole ? baseFlag(whole) : ''
  return (
    <Card
      title={words('result')}
      className="result-card"
      aside={
        <div className="os-row">
          {bridged.length > 0 ? (
            <Badge tone="information">{words('bridge')}</Badge>
          ) : (
            <Badge tone="success">{words('exact')}</Badge>
          )}
          {actions}
        </div>
      }
    >
      <p className="result-size" role="status">
        {sizeText(format, whole?.universe ?? null)}
      </p>
      <Facts
        of={[
          [audienceWords('respondents'), whole && `${format.number(whole.n)} ${flag}`],
          [
            words('shareOfBase'),
            share !== null &&
              margin !== null &&
              words('margin', {
                share: format.percent(share, 1),
                points: format.number(margin * POINTS, { maximumFractionDigits: 1 }),
              }),
          ],
        ]}
      />
      {flag && (
        <p className="os-notice" data-tone="warning">
          {flagText(flag)}
        </p>
      )}
      {children}
    </Card>
  )
}
