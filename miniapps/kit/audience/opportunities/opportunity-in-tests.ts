import {
  type MountedMiniApp,
  mountMiniApp,
  type MountOptions,
} from '../../../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { Body } from '../../../domain/document/change.ts'
import { OPPORTUNITY_UK, OPPORTUNITY_US } from '../../../domain/opportunities/opportunity.ts'
import { DocumentsInTests } from '../../document/documents-in-tests.ts'
import { answerAudiences } from '../chooser/answer-audiences-in-tests.ts'
// fetched before the tests: they wait for the screen, not for the bundler
import './results.tsx'
import './simulation-page.tsx'

const OF = { uk: OPPORTUNITY_UK, us: OPPORTUNITY_US }

/** Of the simulator's acceptance: 4.2 million people, two levers; money in minor units. */
export const U1: Body = {
  title: 'Strivers',
  seed: 1,
  'segments/1/name': 'Connected strivers',
  'segments/1/population': 4_200_000,
  'segments/1/penetration': 12,
  'segments/1/frequency': 5,
  'segments/1/spend': 850,
  'levers/1/driver': 'penetration',
  'levers/1/lift': 100 / 6,
  'levers/2/driver': 'frequency',
  'levers/2/lift': 10,
}

interface OfServer {
  fields?: Body
  editions?: readonly Edition[]
}

/** A server with one simulation, `one`, and the simulator of somebody who was never here before. */
export function opportunityInTests(key: 'uk' | 'us', { fields = U1, editions = [] }: OfServer = {}) {
  const documents = new DocumentsInTests(OF[key], () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place: 'brand-1' })
  const others = async (address: string) =>
    answerAudiences(editions, address) ?? Response.json({}, { status: 404 })
  const fetch: typeof globalThis.fetch = (input, init) => documents.fetch(input, init, others)
  const mounted = (tail = '/'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id } },
    portal: { fetch },
    route: {
      basePath: key === 'uk' ? '/so_simulator' : '/segment-opportunity-simulator-us',
      params: { brandId: 'brand-1' },
      tail,
    },
  })
  return { documents, mounted }
}

/** The page of the simulation `one`, with what the server has stored of it. */
export async function openOpportunity(key: 'uk' | 'us', asked?: OfServer) {
  const made = opportunityInTests(key, asked)
  const app = await mountMiniApp(`segment-opportunity-simulator-${key}`, made.mounted('/one'))
  await waitUntil(() => app.findAll('h1').length === 1)
  const value = (path: string) => made.documents.documents.get('one')!.fields[path]?.value
  return { ...made, app, value }
}

/** Cells of the table of worth, by the name of the segment. */
export const worthIn = (app: MountedMiniApp, name: string): string[] =>
  app
    .findAll('.opportunity-results table tbody tr')
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''))
    .find(([first]) => first === name) ?? []
