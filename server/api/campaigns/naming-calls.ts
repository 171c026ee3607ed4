import * as v from 'valibot'
import { NAME_MAX_CHARACTERS } from '../../../miniapps/domain/campaigns/limits.ts'
import type { OfferedTemplate } from '../../../miniapps/domain/campaigns/naming.ts'
import { NAMING_TEMPLATE, templateOf } from '../../../miniapps/domain/campaigns/naming-template.ts'
import { bodyOf } from '../../documents/stored-document.ts'
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

/** Published templates of the brand's agency, by title. */
export const listTemplates: Handler<BrandWorld, 'brandId'> = async ({ sql, agency }) => {
  const rows = await sql
    .selectFrom('document')
    .select(['id', 'version', 'title', 'fields'])
    .where('type', '=', NAMING_TEMPLATE.type)
    .where('place', '=', agency)
    .where('status', '=', 'published')
    .orderBy('title')
    .execute()
  const data = rows.map(({ id, version, title, fields }): OfferedTemplate => {
    return { id, version, title, template: templateOf(bodyOf(fields)) }
  })
  return { data }
}
