import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import { POINTS_MAX } from '../../../miniapps/domain/curves/limits.ts'
import { observedFaults } from '../../../miniapps/domain/curves/observed-faults.ts'
import { pointSchema } from '../../../miniapps/domain/curves/points-schema.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import { insertRows } from '../../world/insert-rows.ts'
import type { ApiContext } from '../kit/api-environment.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { check, fieldMessage, readJson } from '../kit/read-json.ts'
import { Refusal } from '../kit/refusal.ts'
import { created, type Handler } from '../kit/routes.ts'
import { pointsOf } from './points-of.ts'
import { refusal } from './refusals.ts'

type OfCurve = Handler<BrandWorld, 'brandId'>

const pointsInput = v.strictObject(
  {
    points: v.pipe(
      v.array(pointSchema, 'must be a list'),
      v.minLength(1, 'must not be empty'),
      v.maxLength(POINTS_MAX, `must be at most ${POINTS_MAX}`),
    ),
  },
  fieldMessage,
)
const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number))

/** Of one set of a curve. */
export const listPoints: OfCurve = async (world, context) => {
  const { id } = await curveOf(world, context)
  const { set } = check(v.object({ set: whole }), context.req.query(), 'query')
  return { data: await pointsOf(world.sql, id, set) }
}
listPoints.takes = { query: v.object({ set: whole }) }

/** Keeps what was observed as a new set, all of it or nothing. */
export const addPoints: OfCurve = async (world, context) => {
  const { id, status } = await curveOf(world, context)
  if (!CURVE.statuses.open.includes(status)) throw refusal('curve-not-draft')
  const { points } = await readJson(context, pointsInput)
  const [fault] = observedFaults(points)
  if (fault)
    throw refusal('curve-points-faulty', { row: fault.row, fault: fault.code }, { fault: fault.code })
  const set = await world.sql.transaction().execute(async (sql) => {
    await raw`select from document where id = ${id} for update`.execute(sql)
    const { last } = await sql
      .selectFrom('curve_point')
      .select(({ fn }) => fn.max('set').as('last'))
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow()
    const next = (last ?? 0) + 1
    await insertRows(
      sql,
      'curve_point',
      points.map((point, at) => ({ ...point, document_id: id, set: next, row: at + 1 })),
    )
    return next
  })
  return created(context, { data: { set } })
}
addPoints.takes = { body: pointsInput }

/** @throws Refusal that says the same of a curve that is not there and of one that the caller may not open */
async function curveOf(world: BrandWorld, context: ApiContext): Promise<{ id: string; status: string }> {
  const curve = await world.sql
    .selectFrom('document')
    .select(['id', 'place', 'status'])
    .where('id', '=', context.req.query('curve') ?? '')
    .where('type', '=', CURVE.type)
    .where('place', 'in', [world.brandId, world.agency])
    .executeTakeFirst()
  if (!curve) throw refusal('curve-not-found')
  await placeAccess(world)
    .check(writable(CURVE), curve.place, world.person.id)
    .catch((error: unknown) => {
      throw error instanceof Refusal ? refusal('curve-not-found') : error
    })
  return curve
}
