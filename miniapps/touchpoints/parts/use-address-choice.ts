import { useMemo } from 'react'
import { FIRST_WEIGHTS, type Weights } from '../../domain/touchpoints/metrics.ts'
import { WEIGHT_MAX } from '../../domain/touchpoints/limits.ts'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import { choiceIn, writeChoice } from '../../kit/views/filters/filter.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import type { EditionKey } from './use-editions.ts'

/** What a ranking is made by, of an edition; all of it stands in the address, so that a link shows the same. */
export interface AddressChoice extends RankingChoice {
  asked: Partial<EditionKey>
  view: string
}

const KEYS = ['market', 'audience', 'wave', 'weights', 'out', 'low', 'view']

export function useAddressChoice(): [AddressChoice, (part: Partial<AddressChoice>) => void] {
  const [values, setValues] = useAddressValues(KEYS)
  const { market, audience, wave, weights, out, low, view = 'table' } = values
  const choice = useMemo(
    (): AddressChoice => ({
      asked: { ...(market && { market }), ...(audience && { audience }), ...(wave && { wave }) },
      weights: weights ? readWeights(weights) : FIRST_WEIGHTS,
      out: choiceIn(out),
      lowBases: low === '1',
      view,
    }),
    [market, audience, wave, weights, out, low, view],
  )
  return [choice, (part) => setValues(written({ ...choice, ...part }))]
}

const written = ({ asked, weights, out, lowBases, view }: AddressChoice) => ({
  ...asked,
  weights: weights === FIRST_WEIGHTS ? '' : writeWeights(weights),
  out: writeChoice(out),
  low: lowBases ? '1' : '',
  view: view === 'table' ? '' : view,
})

/** `reach:50,index:30`; a link that was cut off keeps what can be read. */
export const readWeights = (text: string): Weights =>
  Object.fromEntries(
    choiceIn(text).flatMap((pair) => {
      const at = pair.lastIndexOf(':')
      const weight = Number(pair.slice(at + 1))
      return at > 0 && weight >= 0 && weight <= WEIGHT_MAX ? [[pair.slice(0, at), weight]] : []
    }),
  )

export const writeWeights = (weights: Weights): string =>
  writeChoice(Object.entries(weights).map(([metric, weight]) => `${metric}:${weight}`))
