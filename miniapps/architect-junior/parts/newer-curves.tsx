import { Sparkles } from 'lucide'
import { type NewerCurve, newerCurves, withNewer } from '../../domain/scenarios/newer-curves.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { focusBeside } from './focus-beside.ts'
import { useScenarioWorld } from './scenario-world.tsx'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Offers each newer curve with both figures. Nothing changes until somebody takes it over. */
export function NewerCurves() {
  const { curves, today, nameOf } = useScenarioWorld()
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const { number } = useFormat()
  const newer = newerCurves(useBody(), curves, today)
  if (isClosed || newer.length === 0) return null
  const take = (each: NewerCurve) => {
    document.set(withNewer(document.body, curves, each))
    portal.announce(words('taken', { touchpoint: nameOf(each.code), after: each.after.name }))
  }
  return (
    <section className="os-notice newer" data-tone="information" aria-label={words('newer')}>
      <Icon of={Sparkles} />
      <ul>
        {newer.map((each) => (
          <li key={each.code}>
            <span>
              {words('newer.row', {
                touchpoint: nameOf(each.code),
                market: marketName(each.market),
                before: each.before.name,
                after: each.after.name,
                reach: number(each.before.reach, ONE_DIGIT),
                reachAfter: number(each.after.reach, ONE_DIGIT),
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
