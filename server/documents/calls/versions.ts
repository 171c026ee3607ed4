import { readJson } from '../../api/kit/read-json.ts'
import { created, type Handler } from '../../api/kit/routes.ts'
import { type DocumentsWorld, type OfDocuments, wholeNumber } from '../documents-world.ts'
import { versionInput } from '../input.ts'
import { rowsAsJson, withRows } from '../sheet-rows.ts'
import { fieldsOfVersion, mayBeNamed, namedVersions, nameVersion } from '../named-versions.ts'

export const listVersions: OfDocuments = async ({ sql, open }, context) => ({
  data: await namedVersions(sql, (await open.documentOf(context)).line.id),
})

/** Of what is stored. */
export const nameOne: OfDocuments = async ({ sql, open, person }, context) => {
  const { kind, line } = await open.documentOf(context)
  await open.mayChange(kind, line, context)
  const { name } = await readJson(context, versionInput)
  await mayBeNamed(sql, kind, line, name)
  await nameVersion(sql, line.id, name, person.id)
  return created(context, { data: await namedVersions(sql, line.id) })
}
nameOne.takes = { body: versionInput }

export const readVersion: Handler<DocumentsWorld, 'version'> = async (
  { sql, open },
  context,
  { version },
) => {
  const { kind, line } = await open.documentOf(context)
  const asked = wholeNumber(version)
  const data = { fields: await fieldsOfVersion(sql, line.id, asked) }
  return kind.definition.sheet ? withRows(context, data, await rowsAsJson(sql, line.id, asked)) : { data }
}
