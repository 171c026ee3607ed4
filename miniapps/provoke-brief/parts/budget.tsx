import { words as planningWords } from '../../kit/planning/words/words.ts'
import { briefOf } from '../../domain/provoke-brief/brief-of.ts'
import { CHANNELS, type Channel, CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import { LEAD_DAYS_MAX } from '../../domain/provoke-brief/limits.ts'
import { Card } from '../../kit/controls/card.tsx'
import { CheckOf } from '../../kit/document/fields/check-of.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { CurrencyOf } from '../../kit/planning/currency-of.tsx'
import { Checks } from './checks.tsx'
import { money } from '../../kit/planning/money.ts'

/** When it runs, for how much, and how that is split between channels. */
export function Budget() {
  const format = useFormat()
  const { budget } = briefOf(useBody())
  const spent = budget.split.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <Card title={words('dates')}>
        <div className="fields">
          <DateOf path="approval" label={words('approval')} />
          <DateOf path="start" label={planningWords('start')} />
          <DateOf path="end" label={planningWords('end')} />
        </div>
        <Checks at={/^(approval|start|end)$/} />
      </Card>
      <Card title={words('budget')}>
        <div className="fields">
          <AmountOf path="budget/total" label={planningWords('total')} />
          <CurrencyOf path="budget/currency" label={kitWords('currency')} currencies={CURRENCIES} />
        </div>
        <ul className="channels" aria-label={words('channels')}>
          {CHANNELS.map((channel) => (
            <ChannelLine key={channel} channel={channel} />
          ))}
        </ul>
        <p>{words('splitSum', { sum: money(format, spent, budget.currency ?? '') })}</p>
        <Checks at={/^(budget|channels)\//} />
      </Card>
    </>
  )
}

function ChannelLine({ channel }: { channel: Channel }) {
  const at = `channels/${channel}`
  const named = { channel: planningWords(`channel.${channel}`) }
  const hasCurrency = `${at}/currency` in useBody()
  return (
    <li>
      <AmountOf path={`${at}/amount`} label={named.channel} currencyAt={`${at}/currency`} />
      <NumberOf
        path={`${at}/leadDays`}
        label={words('leadDays', named)}
        min={0}
        max={LEAD_DAYS_MAX}
        digits={0}
      />
      <CheckOf path={`${at}/mandatory`} label={words('mandatory', named)} />
      <CheckOf path={`${at}/excluded`} label={words('excluded', named)} />
      {hasCurrency && (
        <CurrencyOf
          path={`${at}/currency`}
          label={words('channelCurrency', named)}
          currencies={CURRENCIES}
          mayBeEmpty
        />
      )}
    </li>
  )
}
