import { Sparkles } from 'lucide'
import { type NewerOffer, newerOffers, withNewer } from '../../domain/scenarios/newer-offers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { money } from '../../kit/planning/money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { focusBeside } from './focus-beside.ts'
import { useScenarioWorld } from './scenario-world.tsx'
import { useComputed } from './use-computed.ts'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Offers each newer curve and rate with both figures. Nothing changes until somebody takes it over. */
export function NewerCurves() {
  const { offers, known, nameOf } = useScenarioWorld()
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const format = useFormat()
  const { currency } = useComputed()
  const curves = known.data ?? []
  const newer = newerOffers(useBody(), offers, curves)
  if (isClosed || newer.length === 0) return null
  const textOf = (of: NewerOffer['after']['of']) =>
    typeof of === 'number' ? money(format, Math.round(of), currency) : of
  const reachOf = (reach: number) => format.number(reach, ONE_DIGIT)
  const take = (each: NewerOffer) => {
    document.set(withNewer(document.body, curves, each))
    portal.announce(words('taken', { touchpoint: nameOf(each.code), after: textOf(each.after.of) }))
  }
  return (
    <section className="os-notice newer" data-tone="information" aria-label={words('newer')}>
      <Icon of={Sparkles} />
      <ul>
        {newer.map((each) => (
          <li key={`${each.code}${each.after.of}`}>
            <span>
              {words(typeof each.after.of === 'number' ? 'newer.rate' : 'newer.row', {
                touchpoint: nameOf(each.code),
                market: marketName(each.market),
                before: textOf(each.before.of),
                after: textOf(each.after.of),
                reach: reachOf(each.before.reach),
                reachAfter: reachOf(each.after.reach),
              })}
            </span>
            <Button
              size="s"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget)
                take(each)
              }}
            >
              {words('takeOver')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
