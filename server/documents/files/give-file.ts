import type { Selectable } from 'kysely'
import { isPicture } from '../../../miniapps/domain/document/file.ts'
import type { FileType } from '../../../miniapps/domain/document/file.ts'
import type { Database } from '../../db/schema.ts'

type FileLine = Selectable<Database['document_file']>

/** Its bytes never change; that the person may still read them is asked each time. */
const ASKED_AGAIN = 'private, no-cache'

/**
 * A file with what makes it harmless: whatever is in it, a browser takes it for nothing but what it is, runs nothing in it
 * and gives it to no other site. Pictures may be looked at in place; all else is saved, for what opens it is a program.
 */
export function fileAnswer(
  { name, type, bytes, sha256 }: FileLine,
  body: ReadableStream<Uint8Array> | null,
): Response {
  const isShown = isPicture({ type: type as FileType })
  return new Response(body, {
    status: body ? 200 : 304,
    headers: {
      'content-type': type,
      ...(body && { 'content-length': String(bytes) }),
      'content-disposition': disposition(isShown ? 'inline' : 'attachment', name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': ASKED_AGAIN,
      vary: 'Authorization',
      etag: etagOf(sha256),
    },
  })
}

export const etagOf = (sha256: string): string => `"${sha256}"`

/** RFC 6266: the name in letters that every browser reads, and as it is. */
function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`
}
