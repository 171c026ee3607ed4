import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import { pinAt, pinPath } from '../document/pin.ts'
import { answersOf } from './answers-of.ts'
import { basisOf, curvePin } from './basis.ts'
import { figuresOf } from './figures-of.ts'
import { versionOn } from './offers.ts'
import { OPTIONS } from './option-name.ts'
import { chosenOption, spendsOf } from './scenario-fields.ts'

/** A pinned curve of which a newer version holds on the campaign's first day, with what it would change. */
export interface NewerCurve {
  code: string
  market: string
  /** v1, v2. */
  before: { version: number; name: string; reach: number }
  after: { version: number; name: string; reach: number }
}

/** Reach of the chosen option, its spends as they are, with what is pinned and with each newer curve. Nothing is recomputed. */
export function newerCurves(body: Body, curves: readonly ApprovedCurve[], today: string): NewerCurve[] {
  const { touchpoints, market, start } = answersOf(body)
  const reach = reachOf(body, curves)
  if (reach === null) return []
  return touchpoints.flatMap((code) => {
    const pin = pinAt(body, curvePin(code))
    const held = curves.find(({ id, version }) => id === pin?.id && version === pin.version)
    const version = held && versionOn(curves, held.id, start || today)
    const newer = curves.find((each) => each.id === held?.id && each.version === version)
    if (!held || !newer || newer.version <= held.version) return []
    const after = reachOf({ ...body, ...pinned(code, newer) }, curves)
    if (after === null) return []
    return [
      {
        code,
        market,
        before: { version: held.version, name: held.name, reach },
        after: { version: newer.version, name: newer.name, reach: after },
      },
    ]
  })
}

/** Fields once a newer curve is taken over: its pin, and reach and frequency of all options. Spends stay as they are. */
export function withNewer(body: Body, curves: readonly ApprovedCurve[], newer: NewerCurve): Body {
  const pin = pinAt(body, curvePin(newer.code))!
  const curve = curves.find(({ id, version }) => id === pin.id && version === newer.after.version)!
  const fields = pinned(newer.code, curve)
  const next = { ...body, ...fields }
  const basis = basisOf(next, curves)
  if ('refused' in basis) return {}
  const options = OPTIONS.filter((option) => Object.keys(spendsOf(body, option)).length > 0)
  return Object.assign(
    { ...fields },
    ...options.map((option) => figureFields(option, figuresOf(basis, spendsOf(body, option)))),
  ) as Body
}

/** Figures of an option as its fields hold them. */
export function figureFields(option: string, figures: ReturnType<typeof figuresOf>): Body {
  const at = `options/${option}`
  if ('refused' in figures) return { [`${at}/reach`]: null, [`${at}/frequency`]: null }
  return { [`${at}/reach`]: figures.reach, [`${at}/frequency`]: figures.frequency }
}

const pinned = (code: string, { id, version }: ApprovedCurve): Body => ({
  [pinPath(curvePin(code))]: { type: 'curve', id, version },
})

function reachOf(body: Body, curves: readonly ApprovedCurve[]): number | null {
  const spends = spendsOf(body, chosenOption(body))
  const basis = basisOf(body, curves)
  if ('refused' in basis || Object.keys(spends).length === 0) return null
  const figures = figuresOf(basis, spends)
  return 'refused' in figures ? null : figures.reach
}
