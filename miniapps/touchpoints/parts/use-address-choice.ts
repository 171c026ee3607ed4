import { useMemo } from 'react'
import { FIRST_WEIGHTS, type Weights } from '../../domain/touchpoints/metrics.ts'
import { WEIGHT_MAX } from '../../domain/touchpoints/limits.ts'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import { choiceIn, writeChoice } from '../../kit/views/filters/filter.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import type { EditionKey } from './use-editions.ts'

/** Edition, settings and ticks of a ranking: all stand in the address, so that a link shows the same. */
interface AddressChoice extends RankingChoice {
  asked: Partial<EditionKey>
  chosen: ReadonlySet<string>
  view: string
}

const KEYS = ['market', 'audience', 'wave', 'weights', 'out', 'low', 'chosen', 'view']

export function useAddressChoice() {
  const [values, setValues] = useAddressValues(KEYS)
  const { market, audience, wave, weights, out, low, view = 'table' } = values
  const asked: Partial<EditionKey> = {
    ...(market && { market }),
    ...(audience && { audience }),
    ...(wave && { wave }),
  }
  // apart from what is chosen and shown: a tick ranks nothing anew
  const choice = useMemo(
    (): RankingChoice => ({ weights: readWeights(weights), out: choiceIn(out), lowBases: low === '1' }),
    [weights, out, low],
  )
  const chosen = useMemo(() => new Set(choiceIn(values['chosen'])), [values])
  const change = (part: Partial<AddressChoice>) =>
    setValues(written({ ...choice, asked, chosen, view, ...part }))
  return { choice, asked, chosen, view, change }
}

const written = ({ asked, weights, out, lowBases, chosen, view }: AddressChoice) => ({
  ...asked,
  weights: weights === FIRST_WEIGHTS ? '' : writeWeights(weights),
  out: writeChoice(out),
  low: lowBases ? '1' : '',
  chosen: writeChoice([...chosen]),
  view: view === 'table' ? '' : view,
})

/**
 * `reach:50,index:30`; a link that was cut off keeps what can be read, and ranks by the first weights without
 * any.
 */
function readWeights(text: string | undefined): Weights {
  const read = choiceIn(text).flatMap((pair): [string, number][] => {
    const at = pair.lastIndexOf(':')
    const weight = Number(pair.slice(at + 1))
    return at > 0 && weight >= 0 && weight <= WEIGHT_MAX ? [[pair.slice(0, at), weight]] : []
  })
  return read.length ? Object.fromEntries(read) : FIRST_WEIGHTS
}

const writeWeights = (weights: Weights): string =>
  writeChoice(Object.entries(weights).map(([metric, weight]) => `${metric}:${weight}`))
