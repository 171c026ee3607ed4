import { Sparkles } from 'lucide'
import { newerCurves } from '../../domain/plans/newer-curves.ts'
import { curveFor, placesIn } from '../../domain/plans/plan-curves.ts'
import { boughtIn } from '../../domain/plans/plan-lines.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { focusBeside } from '../../kit/planning/focus-beside.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { type NewerLine, NewerNote } from '../../kit/planning/newer-note.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { pinsFor } from './edited-cells.ts'
import { usePlanWorld } from './plan-world.tsx'
import { usePlanBody } from './use-plan-body.ts'

/** Has the focus once the last note is gone. */
const VIEW_OF_LINES = '.lines-head select'
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

function useCurvesAsked() {
  const { at, approved } = usePlanWorld()
  const today = todayHere(new Date(useNow()))
  return { curves: approved, audience: at.head.audience, day: at.head.start || today }
}

/** Touchpoints whose curve nobody has pinned, though there is one. */
export function MissingCurves() {
  const { document, isClosed } = useOpenFields()
  const { at } = usePlanWorld()
  const { portal } = useMiniApp()
  const asked = useCurvesAsked()
  const without = new Set([...at.left].flatMap(([id, code]) => (code === 'no-curve' ? id : [])))
  const places = placesIn(boughtIn(at.all).filter(({ id }) => without.has(id))).filter((place) =>
    curveFor(place, asked),
  )
  if (isClosed || places.length === 0) return null
  return (
    <div className="os-notice" data-tone="information">
      <Icon of={Sparkles} />
      <span>{words('curves.missing', { count: places.length })}</span>
      <Button
        size="s"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget, VIEW_OF_LINES)
          document.set(pinsFor(document.body, places, asked))
          portal.announce(words('curves.taken', { count: places.length }))
        }}
      >
        {words('curves.take')}
      </Button>
    </div>
  )
}

/** Each newer curve with both figures; nothing changes until somebody takes it over. */
export function NewerCurves() {
  const { document, isClosed } = useOpenFields()
  const { at, curves, nameOf } = usePlanWorld()
  const { portal } = useMiniApp()
  const format = useFormat()
  const body = usePlanBody()
  const newer = newerCurves(body, at, useCurvesAsked(), curves)
  if (isClosed || newer.length === 0) return null
  const reach = (value: number | null) => format.number(value, ONE_DIGIT)
  const lines = newer.map((each): NewerLine => {
    const said = {
      touchpoint: nameOf(each.touchpoint),
      market: marketName(each.market),
      before: each.before.name,
      after: each.after.name,
    }
    const reached = { reach: reach(each.reach), reachAfter: reach(each.reachAfter) }
    return {
      key: `${each.market}.${each.touchpoint}`,
      text: words('newer.row', { ...said, ...reached }),
      verb: words('newer.take'),
      take: (button) => {
        focusBeside(button, VIEW_OF_LINES)
        document.set(each.fields)
        portal.announce(words('newer.taken', said))
      },
    }
  })
  return <NewerNote title={words('newer')} lines={lines} />
}
