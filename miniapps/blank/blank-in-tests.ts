import { sampleUser } from '../../test/browser/sample-context.ts'
import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { BLANK } from '../domain/blank/blank.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

/** A server with one document, `one`, and the app of somebody who was never here before. */
export function blankInTests() {
  const documents = new DocumentsInTests(BLANK, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', { title: 'Spring', notes: 'Two weeks' }, { place: 'brand-1' })
  const mounted = (tail = '/'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id } },
    portal: { fetch: documents.fetch },
    route: { basePath: '/blank', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, mounted }
}
