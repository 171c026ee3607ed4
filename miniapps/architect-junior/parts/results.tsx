import { type RefObject, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Calculator } from 'lucide'
import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { type Basis, basisOf, curvesPinned, pinnedIn } from '../../domain/scenarios/basis.ts'
import { chosenOption } from '../../domain/scenarios/scenario-fields.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { AssumptionsCard } from './assumptions-card.tsx'
import { ComputeButton, ComputeNotes } from './compute-bar.tsx'
import { OptionCards } from './option-cards.tsx'
import { useScenarioWorld } from './scenario-world.tsx'
import { useCompute } from './use-compute.ts'
import { type OptionView, useOptions } from './use-options.ts'

// Sliders, charts and files come once there is something to draw.
const WhatIfCard = lazily(async () => (await import('./what-if-card.tsx')).WhatIfCard)
const BuildCard = lazily(async () => (await import('./build-card.tsx')).BuildCard)
const OverlapCard = lazily(async () => (await import('./overlap-card.tsx')).OverlapCard)
const ScenarioExports = lazily(async () => (await import('./scenario-exports.tsx')).ScenarioExports)
const ScenarioPaper = lazily(async () => (await import('./scenario-paper.tsx')).ScenarioPaper)

/**
 * Three options side by side, and below the chosen one: what may be moved, how it builds, what it rests on.
 */
export function Results({ onFirst }: { onFirst(): void }) {
  const body = useBody()
  const id = useId()
  const { known, nameOf } = useScenarioWorld()
  const heading = useRef<HTMLHeadingElement>(null)
  const settle = useRef<() => void>(null)
  const compute = useCompute({
    settle: () => settle.current?.(),
    onFirst() {
      flushSync(onFirst) // what is above is shorter then
      heading.current!.focus()
    },
  })
  const isDone = 'computedFrom' in body
  const basis = isDone && known.data ? basisOf(body, known.data) : null
  return (
    <section className="results" aria-labelledby={id}>
      <div className="os-row results-head">
        <h2 ref={heading} id={id} tabIndex={-1} className="os-subtitle results-title">
          {words('options')}
        </h2>
        <div className="os-row">
          {basis && !('refused' in basis) && <ScenarioExports basis={basis} />}
          <ComputeButton compute={compute} />
        </div>
      </div>
      <ComputeNotes compute={compute} />
      {basis && 'refused' in basis && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('fail.curve-gone', { touchpoint: nameOf(basis.touchpoint) })}
        </p>
      )}
      {basis && !('refused' in basis) && <Retired />}
      {!isDone && (
        <EmptyState icon={Calculator} title={words('options')} headingLevel={3}>
          {words('optionsHint')}
        </EmptyState>
      )}
      {isDone && answersOf(body).market && (
        <Loaded of={known} label={words('options')} lines={[100, 100]} lineHeight={8} headingLevel={3}>
          {() => basis && !('refused' in basis) && <Shown {...{ basis, settle }} />}
        </Loaded>
      )}
    </section>
  )
}

/** Curves of the market that are not approved any more: what was computed with them stays. */
function Retired() {
  const body = useBody()
  const { market } = answersOf(body)
  const { curves, known, nameOf } = useScenarioWorld()
  const retired = curvesPinned(body).filter(
    (pin) => !pinnedIn(curves, pin) && pinnedIn(known.data ?? [], pin)?.market === market,
  )
  const names = retired.map((pin) => nameOf(pinnedIn(known.data ?? [], pin)!.touchpoint))
  return (
    names.length > 0 && (
      <p className="os-notice" data-tone="warning" role="status">
        {words('retired', { touchpoint: names.join(', ') })}
      </p>
    )
  )
}

function Shown({ basis, settle }: { basis: Basis; settle: RefObject<(() => void) | null> }) {
  const { options, move } = useOptions(basis, settle)
  const option = chosenOption(useBody())
  const chosen = options.find(({ name }) => name === option)
  const figures = chosen?.figures
  const isShown = chosen && figures && !('refused' in figures)
  return (
    <>
      <OptionCards options={options} duplication={basis.duplication} />
      {isShown && <Details {...{ basis, options, move, chosen: { ...chosen, figures } }} />}
      <ScenarioPaper basis={basis} />
    </>
  )
}

interface DetailsProps {
  basis: Basis
  options: readonly OptionView[]
  chosen: OptionView & { figures: Exclude<OptionView['figures'], { refused: string } | null> }
  move: ReturnType<typeof useOptions>['move']
}

const Details = ({ basis, options, chosen, move }: DetailsProps) => (
  <div className="details">
    <WhatIfCard {...{ basis, chosen, move }} />
    <BuildCard {...{ basis, options, chosen }} />
    <OverlapCard {...{ basis, chosen }} />
    <AssumptionsCard {...{ basis, chosen }} />
  </div>
)
