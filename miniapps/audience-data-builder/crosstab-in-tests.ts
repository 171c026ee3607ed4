import { type MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleUser } from '../../test/browser/sample-context.ts'
import { CROSSTAB } from '../domain/crosstab/crosstab-document.ts'
import type { Body } from '../domain/document/change.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

/** A server with one crosstab, `one`, and the app of somebody who was never here before. */
export function crosstabInTests(fields: Body = {}) {
  const documents = new DocumentsInTests(CROSSTAB, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', { title: 'Viewers', ...fields }, { place: 'brand-1' })
  const mounted = (tail = '/crosstab'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      workspace: sampleBrand('brand-1', 'Acme', { code: 'GB', name: 'United Kingdom', currency: 'GBP' }),
    },
    portal: { fetch: documents.fetch },
    route: { basePath: '/adb', tail },
  })
  return { documents, mounted }
}
