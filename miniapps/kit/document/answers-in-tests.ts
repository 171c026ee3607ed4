import type { Body } from '../../domain/document/change.ts'
import type { StoredDocument } from '../../domain/document/wire.ts'

/** As the server answers. */
export function answer(data: unknown, status = 200): Response {
  return Response.json({ data }, { status })
}

export function refuse(status: number, more: object = {}): Response {
  const body = JSON.stringify({ type: 'about:blank', title: `Problem ${status}`, status, ...more })
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } })
}

export const bodyOf = ({ fields }: Pick<StoredDocument, 'fields'>): Body =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])),
  )
