import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import { fittedCurve } from '../../../miniapps/domain/curves/fitted-curve.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import type { CurveFamily } from '../../../miniapps/domain/planning/curves/curve.ts'
import { documentKind } from '../kit/document-kind.ts'
import { pointsOf } from './points-of.ts'
import { refusal } from './refusals.ts'

const asideIn = (body: Body): readonly number[] =>
  Object.keys(body).flatMap((path) =>
    path.startsWith('aside/') && body[path] === true ? [Number(path.slice('aside/'.length))] : [],
  )

/** An approval stores the fit that the observed points give, whatever a browser made of them. */
export const CURVES = documentKind({
  definition: CURVE,
  facts: () => Promise.resolve(null),
  sets: async (sql, action, { id, body }): Promise<Readonly<Record<string, Json>>> => {
    if (action !== 'approve' || !('points' in body && 'family' in body)) return {}
    const points = await pointsOf(sql, id, Number(body['points']))
    const fitted = fittedCurve({ points, family: body['family'] as CurveFamily, aside: asideIn(body) })
    if ('refused' in fitted) throw refusal('curve-not-fitted', { fault: fitted.refused })
    return { fit: fitted.curve as unknown as Json }
  },
})
