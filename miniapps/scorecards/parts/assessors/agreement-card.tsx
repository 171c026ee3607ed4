import { agreementBand, LEAST_SHARED_QUESTIONS } from '../../../domain/scorecards/agreement.ts'
import type { Compared } from '../../../domain/scorecards/assessors.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** How far two assessors agree, in a figure and in words. */
export function AgreementCard({ kappa, shared }: Compared) {
  const { number } = useFormat()
  return (
    <Card title={words('agreement.title')} className="agreement">
      {kappa === null ? (
        <p>{words('agreement.none', { least: number(LEAST_SHARED_QUESTIONS) })}</p>
      ) : (
        <>
          <p>
            <strong className="agreement-figure">{number(kappa, TWO_DIGITS)}</strong>{' '}
            {words(`agreement.${agreementBand(kappa)}`)}
          </p>
          <p className="os-muted">{words('agreement.over', { count: shared })}</p>
        </>
      )}
    </Card>
  )
}
