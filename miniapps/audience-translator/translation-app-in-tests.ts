import { type MountedMiniApp, mountMiniApp, type MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Edition } from '../domain/audience/edition.ts'
import { parsed } from '../domain/audience/parsed-in-tests.ts'
import type { Body } from '../domain/document/change.ts'
import { pinPath } from '../domain/document/pin.ts'
import type { TaxonomyDetail } from '../domain/taxonomies/taxonomy.ts'
import type { TaxonomyInput } from '../domain/taxonomies/taxonomy-input.ts'
import { SOURCE, TAXONOMY, TRANSLATION, TRANSLATOR_PERMISSION } from '../domain/taxonomies/translation.ts'
import { answerAudiences } from '../kit/audience/chooser/answer-audiences-in-tests.ts'
import { editionInTests } from '../kit/audience/source/edition-in-tests.ts'
import { surveyInTests } from '../kit/audience/survey-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

const bridge = (node: string, text: string) => ({ node, dataset: 'survey-2026', expression: parsed(text) })

/** Viewers by age, with one leaf that nobody has bridged. */
export const TAXONOMY_IN_TESTS: TaxonomyDetail = {
  id: 'market',
  version: 1,
  latest: 1,
  name: 'Harbourline',
  currency: 'GBP',
  scope: 'agency',
  importedAt: '2026-03-01T09:00:00.000Z',
  nodes: [
    { id: 'top', parent: null, name: 'Television', cpm: null },
    { id: 'viewers', parent: 'top', name: 'Viewers', cpm: 300 },
    { id: 'older', parent: 'viewers', name: 'Viewers from 65', cpm: 400 },
    { id: 'young', parent: 'viewers', name: 'Viewers to 24', cpm: 200 },
    { id: 'heavy', parent: 'viewers', name: 'Heavy viewers: in market', cpm: 250 },
  ],
  bridges: [
    bridge('viewers', 'tv IN (1, 2)'),
    bridge('older', 'age_band = 6 AND tv IN (1, 2)'),
    bridge('young', 'age_band = 1'),
  ],
}

interface OfServer {
  editions?: readonly Edition[]
  taxonomy?: TaxonomyDetail
  fields?: Body
  permissions?: readonly string[]
}

/** A server with one translation, `one`, of heavy viewers, and the app of somebody who was never here before. */
export function translationInTests({
  editions = [editionInTests('tv = 1')],
  taxonomy = TAXONOMY_IN_TESTS,
  fields = {},
  permissions = ['MXMZ_DATA_SOURCES_ACCESS', TRANSLATOR_PERMISSION],
}: OfServer = {}) {
  const documents = new DocumentsInTests(TRANSLATION, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  const counted = surveyInTests()
  const [first] = editions
  documents.add(
    'one',
    {
      title: 'Viewers',
      ...(first && { [pinPath(SOURCE)]: { type: 'audience', id: first.id, version: first.version } }),
      [pinPath(TAXONOMY)]: { type: 'taxonomy', id: taxonomy.id, version: taxonomy.version },
      ...fields,
    },
    { place: 'brand-1' },
  )
  const imported: TaxonomyInput[] = []
  const ofTaxonomies = (address: string, init?: RequestInit): Response | undefined => {
    const { pathname } = new URL(address, 'https://portal.example')
    if (!pathname.startsWith('/api/taxonomies/')) return undefined
    if (init?.method === 'PUT') imported.push(JSON.parse(init.body as string) as TaxonomyInput)
    if (init?.method === 'PUT') return Response.json({ data: {} }, { status: 201 })
    const { nodes, bridges, ...line } = taxonomy
    if (pathname === '/api/taxonomies/brand-1')
      return Response.json({
        data: [{ ...line, version: taxonomy.latest, nodes: nodes.length, bridges: bridges.length }],
      })
    return Response.json({ data: { ...taxonomy, version: Number(pathname.split('/').at(-1)) } })
  }
  const fetch: typeof globalThis.fetch = async (input, init) =>
    (await counted.answer(input, init)) ??
    ofTaxonomies(input as string, init) ??
    answerAudiences(editions, input as string) ??
    documents.fetch(input, init)
  const mounted = (tail = '/'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      permissions: { prefix: '', agency: permissions, workspace: [], markets: {} },
    },
    portal: { fetch },
    route: { basePath: '/brands/brand-1/xlator', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, imported, mounted }
}

/** The page of the translation `one`, with what the server has stored of it. */
export async function openTranslation(asked: OfServer = {}) {
  const made = translationInTests(asked)
  const app = await mountMiniApp('audience-translator', made.mounted('/one'))
  await waitUntil(() => app.findAll('h1').length === 1)
  const value = (path: string) => made.documents.documents.get('one')!.fields[path]?.value
  return { ...made, app, value }
}

/** Names of the candidates in their order. */
export const candidatesOf = (app: MountedMiniApp): string[] =>
  app.findAll('.translation-candidates tbody .segment').map((each) => each.firstChild!.textContent ?? '')

export async function counted(app: MountedMiniApp): Promise<void> {
  await waitUntil(() => app.findAll('.translation-candidates tbody tr').length > 0, 'No candidates', {
    timeout: 8000,
  })
}
