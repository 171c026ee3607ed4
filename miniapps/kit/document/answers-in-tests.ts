import type { Body } from '../../domain/document/change.ts'
import { sheetPlace, type SheetRow, type WithSheet } from '../../domain/document/sheet.ts'
import type { StoredDocument } from '../../domain/document/wire.ts'

/** As the server answers. */
export function answer(data: unknown, status = 200): Response {
  return Response.json({ data }, { status })
}

export function refuse(status: number, more: object = {}): Response {
  const body = JSON.stringify({ type: 'about:blank', title: `Problem ${status}`, status, ...more })
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } })
}

/** With the rows of its sheet beside the other fields, as a document is read. */
export function asRead(definition: WithSheet, { fields, ...document }: StoredDocument): StoredDocument {
  if (!definition.sheet) return { ...document, fields }
  const all = Object.entries(fields)
  const isRow = (path: string) => sheetPlace(definition, path) !== undefined
  const rows = all.flatMap(([path, { value }]) => (isRow(path) && value ? [[path, value as SheetRow]] : []))
  return {
    ...document,
    fields: Object.fromEntries(all.filter(([path]) => !isRow(path))),
    rows: Object.fromEntries(rows),
  }
}

export const bodyOf = ({ fields }: Pick<StoredDocument, 'fields'>): Body =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])),
  )
