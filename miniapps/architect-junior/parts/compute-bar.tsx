import { useRef } from 'react'
import { Calculator } from 'lucide'
import { answersOf, isStale } from '../../domain/scenarios/answers-of.ts'
import type { Body } from '../../domain/document/change.ts'
import { useFocusPassedOn } from '../../kit/bridge/use-focus-passed-on.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useScenarioWorld } from './scenario-world.tsx'
import type { Compute, Failure } from './use-compute.ts'

/** Computes the options; it is the first thing to do until they are those of the answers. */
export function ComputeButton({ compute: { share, start, cancel } }: { compute: Compute }) {
  const body = useBody()
  const { isClosed } = useOpenFields()
  const { resource } = useScenarioWorld()
  if (isClosed) return null
  const isDone = 'computedFrom' in body
  return (
    <>
      {share !== null && <Computing {...{ share, cancel }} />}
      <Button
        data-compute
        variant={isDone && !isStale(body) ? 'secondary' : 'primary'}
        size={isDone && !isStale(body) ? 's' : 'm'}
        icon={Calculator}
        busy={share !== null}
        disabled={missingIn(body).length > 0 || resource.data === undefined}
        onClick={start}
      >
        {words(isDone ? 'again' : 'compute')}
      </Button>
    </>
  )
}

/** It goes when there are options or none: the button beside it then has the focus. */
function Computing({ share, cancel }: { share: number; cancel(): void }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusPassedOn(part, '[data-compute]')
  return (
    <div ref={part} className="os-row">
      <progress aria-label={words('computing')} value={share} />
      <Button variant="quiet" size="s" onClick={cancel}>
        {kitWords('cancel')}
      </Button>
    </div>
  )
}

/** Says what still has to be answered, what is left out, and why there is no answer. */
export function ComputeNotes({ compute: { share, failure } }: { compute: Compute }) {
  const body = useBody()
  const format = useFormat()
  const { isClosed } = useOpenFields()
  const { nameOf } = useScenarioWorld()
  if (isClosed) return <LeftOut />
  const missing = missingIn(body)
  return (
    <>
      {missing.length > 0 && <p className="os-muted">{words('needs', { list: missing.join(' · ') })}</p>}
      {isStale(body) && share === null && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('stale')}
        </p>
      )}
      <LeftOut />
      {failure && (
        <p className="os-notice" data-tone="error" role="alert">
          {failureText(failure, body, format, nameOf)}
        </p>
      )}
    </>
  )
}

function missingIn(body: Body): string[] {
  const { market, audience, budget, currency, touchpoints } = answersOf(body)
  return [
    market ? '' : kitWords('market'),
    audience ? '' : planningWords('audience'),
    budget ? '' : planningWords('total'),
    currency ? '' : kitWords('currency'),
    touchpoints.length > 0 ? '' : planningWords('touchpoint'),
  ].filter(Boolean)
}

/** Chosen touchpoints without curve or rate, each with its reason. */
function LeftOut() {
  const { touchpoints, audience } = answersOf(useBody())
  const { offers, nameOf, resource } = useScenarioWorld()
  if (resource.data === undefined || !audience) return null
  const out = touchpoints.flatMap((code) => {
    const offer = offers.find((each) => each.code === code)
    if (offer && !offer.refused) return []
    const reason = words(`refused.${offer?.refused ?? 'not-in-force'}`)
    return [words('leftOutOne', { touchpoint: nameOf(code), reason })]
  })
  return out.length > 0 && <p className="os-muted">{words('leftOut', { list: out.join(' · ') })}</p>
}

function failureText(failure: Failure, body: Body, format: Format, nameOf: (code: string) => string): string {
  const { budget, currency, duplication } = answersOf(body)
  switch (failure.refused) {
    case 'unknown':
      return failure.problem.text
    case 'curve-gone':
      return words('fail.curve-gone', { touchpoint: nameOf(failure.touchpoint) })
    case 'no-budget':
      return planningWords('problem.total-missing')
    case 'no-touchpoints':
      return words('fail.no-touchpoints')
    case 'bounds':
      return words('fail.bounds', { touchpoint: nameOf(failure.touchpoint) })
    case 'duplication':
      return words('fail.duplication', { duplication: format.number(duplication) })
    case 'minimums':
      return words('fail.minimums', {
        least: money(format, failure.least, currency),
        budget: money(format, budget, currency),
      })
  }
}
