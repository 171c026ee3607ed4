import { useRef } from 'react'
import { Check } from 'lucide'
import type { OptionFigures } from '../../domain/scenarios/figures-of.ts'
import { chosenOption } from '../../domain/scenarios/scenario-fields.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useScenarioWorld } from './scenario-world.tsx'
import { useComputed } from './use-computed.ts'
import type { OptionView } from './use-options.ts'
import { reachText, wholeMoney } from '../../kit/planning/whole-money.ts'

/** Contacts that count as effective. */
export const EFFECTIVE = 3

interface OptionCardsProps {
  options: readonly OptionView[]
  /** As they were computed with. */
  duplication: number
}

export function OptionCards({ options, duplication }: OptionCardsProps) {
  const { number } = useFormat()
  return (
    <>
      {options.some(({ figures }) => figures && 'refused' in figures) && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('fail.duplication', { duplication: number(duplication) })}
        </p>
      )}
      <ul className="options">
        {options.map((option) => (
          <OptionCard key={option.name} option={option} />
        ))}
      </ul>
    </>
  )
}

function OptionCard({ option }: { option: OptionView }) {
  const { name, figures, isEdited } = option
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const isChosen = chosenOption(useBody()) === name
  const title = words(`option.${name}`)
  const heading = useRef<HTMLHeadingElement>(null)
  const choose = () => {
    heading.current!.focus() // its button goes
    document.set({ chosen: name })
    portal.announce(words('chosenNow', { option: title }))
  }
  return (
    <li className="os-card option" aria-current={isChosen || undefined}>
      <div className="option-head">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {isEdited && <Badge tone="information">{words('edited')}</Badge>}
        {isChosen ? (
          <Badge tone="brand" icon={Check}>
            {words('chosen')}
          </Badge>
        ) : (
          !isClosed &&
          figures && (
            <Button size="s" aria-label={words('choose', { option: title })} onClick={choose}>
              {words('chooseShort')}
            </Button>
          )
        )}
      </div>
      <p className="os-help">{words(`why.${name}`)}</p>
      {figures === null && <p>{words('impossible')}</p>}
      {figures && !('refused' in figures) && <Figures figures={figures} />}
    </li>
  )
}

function Figures({ figures }: { figures: OptionFigures }) {
  const { currency } = useComputed()
  const format = useFormat()
  const { reach, frequency, plus, perPoint } = figures
  const facts = [
    [planningWords('frequency'), format.number(frequency, { maximumFractionDigits: 1 })],
    [words('effective'), reachText(format, plus?.[EFFECTIVE - 1])],
    [planningWords('perPoint'), wholeMoney(format, perPoint, currency)],
  ] as const
  return (
    <>
      <p className="option-reach">
        <span className="os-visually-hidden">{planningWords('reach')} </span>
        {reachText(format, reach)}
      </p>
      <dl className="option-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SpendList figures={figures} />
    </>
  )
}

/** Money of each touchpoint, the most first, with its part of the whole as a bar. */
function SpendList({ figures: { touchpoints, cost } }: { figures: OptionFigures }) {
  const { nameOf } = useScenarioWorld()
  const { currency } = useComputed()
  const format = useFormat()
  const most = Math.max(1, ...touchpoints.map(({ spend }) => spend))
  return (
    <table className="spends">
      <caption className="os-visually-hidden">{words('spend')}</caption>
      <tbody>
        {touchpoints
          .toSorted((one, other) => other.spend - one.spend)
          .map(({ code, spend }) => (
            <tr key={code} data-none={spend === 0 || undefined}>
              <th scope="row">{nameOf(code)}</th>
              <td aria-hidden="true">
                <span className="spend-bar" style={{ inlineSize: `${(spend / most) * 100}%` }} />
              </td>
              <td className="os-number">{format.percent(cost > 0 ? spend / cost : 0)}</td>
              <td className="os-number">{wholeMoney(format, spend, currency)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
