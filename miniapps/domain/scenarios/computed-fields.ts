import type { Body } from '../document/change.ts'
import { fingerprintOf } from './answers-of.ts'
import type { Basis } from './basis.ts'
import { figuresOf } from './figures-of.ts'
import { figureFields } from './newer-offers.ts'
import { OPTIONS } from './option-name.ts'
import { chosenOption } from './scenario-fields.ts'
import type { threeOptions } from './three-options.ts'

/**
 * All fields of a scenario that a computation sets, in one step that can be undone as one: spends, reach and
 * frequency of the options, and what they were made of. `pinned` is what `pinnedOffers` said.
 */
export function computedFields(
  body: Body,
  pinned: Body,
  basis: Basis,
  options: ReturnType<typeof threeOptions>,
): Body {
  const before = Object.keys(body).filter((path) => path.startsWith('options/'))
  const fields = OPTIONS.map((option): Body => {
    const spends = options[option]
    const edited = { [`options/${option}/edited`]: null }
    if ('refused' in spends) return edited
    return {
      ...edited,
      ...Object.fromEntries(
        Object.entries(spends).map(([code, spend]) => [`options/${option}/spend/${code}`, spend]),
      ),
      ...figureFields(option, figuresOf(basis, spends)),
    }
  })
  const wanted = chosenOption(body)
  const isThere = OPTIONS.some((option) => option === wanted && !('refused' in options[option]))
  return Object.assign(
    Object.fromEntries(before.map((path) => [path, null])),
    pinned,
    { computedFrom: fingerprintOf(body), chosen: isThere ? wanted : 'efficient' },
    ...fields,
  ) as Body
}

/** Fields once somebody has moved the spends of an option by hand. */
export const handEdited = (option: string, basis: Basis, spends: Readonly<Record<string, number>>): Body => ({
  ...Object.fromEntries(
    Object.entries(spends).map(([code, spend]) => [`options/${option}/spend/${code}`, spend]),
  ),
  ...figureFields(option, figuresOf(basis, spends)),
  [`options/${option}/edited`]: true,
})
