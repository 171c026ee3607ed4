import { type NewerOffer, newerOffers, withNewer } from '../../domain/scenarios/newer-offers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { focusBeside } from '../../kit/planning/focus-beside.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { NewerNote } from '../../kit/planning/newer-note.tsx'
import { money } from '../../kit/planning/money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
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
    <NewerNote
      title={words('newer')}
      lines={newer.map((each) => ({
        key: `${each.code}${each.after.of}`,
        text: words(typeof each.after.of === 'number' ? 'newer.rate' : 'newer.row', {
          touchpoint: nameOf(each.code),
          market: marketName(each.market),
          before: textOf(each.before.of),
          after: textOf(each.after.of),
          reach: reachOf(each.before.reach),
          reachAfter: reachOf(each.after.reach),
        }),
        verb: words('takeOver'),
        take: (button) => {
          focusBeside(button, '.results-title')
          take(each)
        },
      }))}
    />
  )
}
