import { sampleUser } from '../../test/browser/sample-context.ts'
import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import type { Body } from '../domain/document/change.ts'
import { BRIEF } from '../domain/provoke-brief/brief.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

/** Ready to be submitted, but for the reason of one warning. */
export const NEARLY_READY: Body = {
  title: 'Spring',
  'client/now': 'Sales are flat',
  'objectives/1/direction': 'up',
  'objectives/1/metric': 'Sales',
  'objectives/1/target': 12,
  'objectives/1/date': '2026-12-31',
  'budget/total': 10_000_000,
  'budget/currency': 'EUR',
}

/** A server with one brief, `one`, and the app of somebody who was never here before. */
export function briefInTests(fields: Body = NEARLY_READY, status = 'draft') {
  const documents = new DocumentsInTests(BRIEF, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place: 'brand-1', status })
  const mounted = (tail = '/'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id } },
    portal: { fetch: documents.fetch },
    route: { basePath: '/provoke-brief', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, mounted }
}
