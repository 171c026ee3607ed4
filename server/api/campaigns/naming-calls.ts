import * as v from 'valibot'
import { NAME_MAX_CHARACTERS } from '../../../miniapps/domain/campaigns/limits.ts'
import type { OfferedTemplate } from '../../../miniapps/domain/campaigns/naming.ts'
import { NAMING_TEMPLATE, templateOf } from '../../../miniapps/domain/campaigns/naming-template.ts'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { settledIn } from '../../documents/settled-versions.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { check } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { freeNameIn } from './client-names.ts'

const nameQuery = v.object({
  name: v.pipe(v.string('is missing'), v.nonEmpty('is missing'), v.maxLength(NAME_MAX_CHARACTERS)),
  /** The campaign that asks. */
  except: v.optional(v.string(), ''),
})

/** The name that is free: the one that is asked for, or it with a number. */
export const askName: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId }, context) => {
  const { name, except } = check(nameQuery, context.req.query(), 'query')
  return { data: { free: await freeNameIn(sql, brandId, name, except) } }
}
askName.takes = { query: nameQuery }

/** All published versions of the agency's templates, the newest of each first: a campaign keeps the one it was named by. */
export const listTemplates: Handler<BrandWorld, 'brandId'> = async ({ sql, agency }) => {
  const settled = await settledIn(sql, NAMING_TEMPLATE, [agency])
  const data = settled.map(({ id, version, name, body }): OfferedTemplate => {
    return { id, version, name, title: textAt(body, 'title'), template: templateOf(body) }
  })
  return { data }
}
