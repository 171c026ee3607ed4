import { campaignOf } from '../../domain/campaigns/campaign-of.ts'
import { textAt } from '../../domain/document/change.ts'
import { CHANNELS } from '../../domain/provoke-brief/channels.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { SelectOf } from '../../kit/document/fields/select-of.tsx'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { marketName } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'

interface ShareFieldsProps {
  at: string
  number: number
  /** Those that can be chosen. */
  touchpoints: readonly { value: string; label: string }[]
}

/** Campaigns of before have channels of briefs in place of touchpoints. */
function nameOf(touchpoint: string): string {
  const channel = CHANNELS.find((each) => each === touchpoint)
  return channel ? planningWords(`channel.${channel}`) : touchpoint
}

/** Market, touchpoint and amount of a line of the split, or of a flight. */
export function ShareFields({ at, number, touchpoints }: ShareFieldsProps) {
  const body = useBody()
  const [market, touchpoint] = [textAt(body, `${at}/market`), textAt(body, `${at}/touchpoint`)]
  const markets = [...new Set([...campaignOf(body).markets, ...(market ? [market] : [])])]
  const isKnown = !touchpoint || touchpoints.some(({ value }) => value === touchpoint)
  return (
    <>
      <SelectOf
        path={`${at}/touchpoint`}
        label={words('touchpoint', { number })}
        options={isKnown ? touchpoints : [...touchpoints, { value: touchpoint, label: nameOf(touchpoint) }]}
        mayBeEmpty
      />
      <SelectOf
        path={`${at}/market`}
        label={words('market', { number })}
        options={markets.map((value) => ({ value, label: marketName(value) }))}
        mayBeEmpty
      />
      <AmountOf path={`${at}/amount`} label={words('amount', { number })} />
    </>
  )
}
