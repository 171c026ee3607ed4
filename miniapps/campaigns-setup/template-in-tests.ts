import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { NAMING_TEMPLATE } from '../domain/campaigns/naming-template.ts'
import type { Body } from '../domain/document/change.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

const WRITES = { prefix: '', agency: ['MxmzCampaignsSetupAppAccess'], workspace: [], markets: {} }

export const STANDARD: Body = {
  title: 'Standard',
  separator: '-',
  length: 40,
  'tokens/1/name': 'market',
  'tokens/1/allowed': ['GB', 'DE'],
  'tokens/2/name': 'code',
  'tokens/3/name': 'start',
  'tokens/3/date': true,
}

/** A server with one naming template, `one`, and the app of somebody who was never here before. */
export function templateInTests(fields: Body = STANDARD, status = 'draft', place = 'choreograph') {
  const documents = new DocumentsInTests(NAMING_TEMPLATE, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place, status })
  const mounted = (tail: string): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id }, permissions: WRITES },
    portal: { fetch: documents.fetch },
    route: { basePath: '/campaigns/setup', params: { brandId: 'brand-1' }, tail },
  })
  const value = (path: string) => documents.documents.get('one')!.fields[path]?.value
  return { documents, mounted, value }
}
