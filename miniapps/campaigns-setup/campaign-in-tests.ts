import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { CAMPAIGN } from '../domain/campaigns/campaign.ts'
import type { OfferedTemplate } from '../domain/campaigns/naming.ts'
import type { Body } from '../domain/document/change.ts'
import { freeName } from '../domain/planning/names/free-name.ts'
import type { Touchpoint } from '../domain/touchpoints/touchpoint.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

/**
 * A campaign whose split of three equal parts misses its budget by a cent, with all that its name needs:
 * code, dates, market.
 */
export const SPRING: Body = {
  title: 'Spring',
  code: 'SPRING26',
  objective: 'Be the first name people think of',
  markets: ['GB'],
  start: '2026-03-01',
  end: '2026-04-30',
  'naming/brand': 'ACME',
  'naming/objective': 'AWR',
  'budget/total': 10_000,
  'budget/currency': 'GBP',
  'split/1/amount': 3333,
  'split/2/amount': 3333,
  'split/3/amount': 3333,
}

const WRITES = { prefix: '', agency: ['MxmzCampaignsSetupAppAccess'], workspace: [], markets: {} }

interface OfServer {
  /** Names that are gone. */
  taken?: readonly string[]
  templates?: readonly OfferedTemplate[]
  touchpoints?: readonly Partial<Touchpoint>[]
}

/** A server with one campaign, `one`, and the app of somebody who was never here before. */
export function campaignInTests(
  fields: Body = SPRING,
  status = 'draft',
  { taken = [], templates = [], touchpoints = [] }: OfServer = {},
) {
  const documents = new DocumentsInTests(CAMPAIGN, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place: 'brand-1', status })
  const campaigns = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://portal.example')
    if (pathname.endsWith('/library')) return Response.json({ data: { pins: [], touchpoints } })
    const name = searchParams.get('name')
    return Response.json({ data: name === null ? templates : { free: freeName({ name, taken }) } })
  }
  const fetch: typeof globalThis.fetch = (input, init) => documents.fetch(input, init, campaigns)
  const mounted = (tail = '/'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id }, permissions: WRITES },
    portal: { fetch },
    route: { basePath: '/campaigns/setup', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, mounted }
}
