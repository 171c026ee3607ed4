import { Scale } from 'lucide'
import { campaignOf } from '../../domain/campaigns/campaign-of.ts'
import { SPLIT_MAX } from '../../domain/campaigns/limits.ts'
import { splitMended } from '../../domain/campaigns/shared-out.ts'
import { CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { CurrencyOf } from '../../kit/planning/currency-of.tsx'
import { NumberedLines } from '../../kit/planning/numbered-lines.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { ShareFields } from './share-fields.tsx'
import { StepCard } from './step-card.tsx'
import { SumLine } from './sum-line.tsx'
import { useTouchpoints } from '../../kit/planning/use-touchpoints.ts'

const PARTS = ['touchpoint', 'market', 'amount']
/** The budget, and its split by touchpoint and market: in whole minor units it adds up, or says by how much not. */
export function BudgetStep() {
  const { split } = campaignOf(useBody())
  const touchpoints = useTouchpoints()
  return (
    <StepCard step="budget">
      <div className="fields">
        <CurrencyOf path="budget/currency" label={kitWords('currency')} currencies={CURRENCIES} />
        <AmountOf path="budget/total" label={planningWords('total')} />
      </div>
      <NumberedLines
        of="split"
        parts={PARTS}
        fresh={() => ({ amount: 0 })}
        most={SPLIT_MAX}
        add={words('addPart')}
        removeLabel={(number) => words('removeLine', { number })}
        between={split.length > 0 && <SumLine of="split" isExact />}
        tools={split.length > 0 && <Mend />}
      >
        {(at, number) => (
          <div className="fields">
            <ShareFields {...{ at, number, touchpoints }} />
          </div>
        )}
      </NumberedLines>
    </StepCard>
  )
}

/** Keeps the proportions; equal lines differ by one minor unit at most. */
function Mend() {
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const { budget, split } = campaignOf(useBody())
  const isEven = split.reduce((sum, { amount }) => sum + amount, 0) === budget
  const mend = () => {
    const mended = splitMended(document.body)
    if (!mended) return
    document.set(mended)
    portal.announce(words('mended'))
  }
  return (
    <Button icon={Scale} disabled={budget === null || isEven} onClick={mend}>
      {words('mend')}
    </Button>
  )
}
