import { type Assumption, assumptionsOf, isWarning } from '../../domain/scenarios/assumptions.ts'
import { type Basis, curvePin, pinnedIn } from '../../domain/scenarios/basis.ts'
import type { OptionName } from '../../domain/scenarios/option-name.ts'
import type { OptionFigures } from '../../domain/scenarios/figures-of.ts'
import { pinAt } from '../../domain/document/pin.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { assumptionText } from './assumption-text.ts'
import { priceText } from './price-text.ts'
import { useComputed } from './use-computed.ts'
import { useScenarioWorld } from './scenario-world.tsx'

export interface SourceLine {
  code: string
  name: string
  /** `v2, £840 per GRP` */
  text: string
  source: string
}

/** All that an option's figures rest on: sentences, and curve and price of each touchpoint. */
export function useAssumptions(basis: Basis, option: OptionName, figures: OptionFigures) {
  const body = useBody()
  const { known, nameOf } = useScenarioWorld()
  const curves = known.data ?? []
  const format = useFormat()
  const { currency } = useComputed()
  const assumptions = assumptionsOf({ body, basis, curves, option, figures })
  const textOf = (each: Assumption) => assumptionText(each, { format, currency, nameOf })
  const sources = basis.channels.flatMap(({ code, price }): SourceLine[] => {
    const curve = pinnedIn(curves, pinAt(body, curvePin(code)))
    if (!curve) return []
    const text = priceText(curve, price, currency, format)
    return [{ code, name: nameOf(code), text, source: curve.source }]
  })
  return {
    sentences: assumptions.map(textOf),
    /** Those of them that are not of every scenario. */
    warnings: assumptions.filter(isWarning).map(textOf),
    sources,
  }
}
