import { campaignOf } from '../../domain/campaigns/campaign-of.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { money } from '../../kit/planning/money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** Sum of all lines against the budget; a difference is said where they have to agree. */
export function SumLine({ of, isExact }: { of: 'split' | 'flights'; isExact?: boolean }) {
  const format = useFormat()
  const campaign = campaignOf(useBody())
  const sum = campaign[of].reduce((all, { amount }) => all + amount, 0)
  const said = (amount: number) => money(format, amount, campaign.currency)
  if (campaign.budget === null) return <p>{words('sum', { sum: said(sum) })}</p>
  const rest = campaign.budget - sum
  return (
    <p role="status" className={isExact && rest !== 0 ? 'sum is-off' : 'sum'}>
      {rest === 0
        ? words('sum.even', { sum: said(sum) })
        : words(rest > 0 ? 'sum.left' : 'sum.over', {
            sum: said(sum),
            total: said(campaign.budget),
            rest: said(Math.abs(rest)),
          })}
    </p>
  )
}
