import { readJson } from '../../api/kit/read-json.ts'
import { created, type Handler } from '../../api/kit/routes.ts'
import { type DocumentsWorld, type OfDocuments, wholeNumber } from '../documents-world.ts'
import { cellAuthors } from '../cell-authors.ts'
import { createDocument } from '../create-document.ts'
import { copyInput, versionInput } from '../input.ts'
import { bodyOf, toDocument } from '../stored-document.ts'
import { allRows, rowsAsJson, withRows } from '../sheet-rows.ts'
import { fieldsOfVersion, keptFields, mayBeNamed, namedVersions, nameVersion } from '../named-versions.ts'

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

/** The last author of each cell that changed between a version and the one named by `until`, or now. */
export const authorsSince: Handler<DocumentsWorld, 'version'> = async (
  { sql, open },
  context,
  { version },
) => {
  const { kind, line } = await open.documentOf(context)
  const until = wholeNumber(context.req.query('until') ?? String(line.version))
  return { data: await cellAuthors(sql, kind.definition, line.id, { after: wholeNumber(version), until }) }
}

/** Makes a document of its own from a version, with all that the version holds but its approvals. */
export const copyVersion: Handler<DocumentsWorld, 'version'> = async (
  { sql, open, person },
  context,
  { version },
) => {
  const { kind, line } = await open.documentOf(context)
  const { id } = await readJson(context, copyInput)
  const asked = wholeNumber(version)
  const { [kind.definition.settled?.count ?? '']: _approvals, ...fields } = {
    ...bodyOf(await keptFields(sql, line.id, asked)),
    ...(await allRows(sql, kind.definition, line.id, asked)),
  }
  await open.mayWriteIn(kind.definition, line.place, context, fields)
  const made = await createDocument(sql, kind, { id, place: line.place, fields }, person.id)
  await open.mayOpen(kind, made.line.id, context)
  return created(context, { data: await toDocument(sql, made.line) })
}
copyVersion.takes = { body: copyInput }
