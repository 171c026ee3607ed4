import { mountMiniApp, type MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { editionInTests } from '../domain/audience/edition-in-tests.ts'
import type { Body } from '../domain/document/change.ts'
import { GALAXY } from '../domain/galaxies/galaxy.ts'
import { answerAudiences } from '../kit/audience/chooser/answer-audiences-in-tests.ts'
import { surveyInTests } from '../kit/audience/survey-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

const EDITIONS = [
  editionInTests({ id: 'acme', title: 'Acme drinkers' }),
  editionInTests({ id: 'newer', title: 'Newer', datasetVersion: 2 }),
]

/** A server with one galaxy, `one`, and the app of somebody who was never here before. */
export function galaxyInTests(fields: Body = {}, of?: Parameters<typeof surveyInTests>[0]) {
  const documents = new DocumentsInTests(GALAXY, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  const survey = surveyInTests(of)
  const basis = { dataset: 'survey-2026', version: 1, 'slices/GB-2026-H1': true, weight: 'main' }
  const questions = { 'questions/tv': true, 'questions/age_band': true, 'questions/segment': true }
  documents.add('one', { title: 'Neighbors', ...basis, ...questions, ...fields }, { place: 'brand-1' })
  const audiences: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (input === '/api/documents/audience' && init?.method === 'POST') {
      audiences.push(JSON.parse(init.body as string))
      return Response.json({ data: {} })
    }
    const others = async (address: string) =>
      answerAudiences(EDITIONS, address) ?? Response.json({}, { status: 404 })
    return (await survey.answer(input, init)) ?? documents.fetch(input, init, others)
  }
  const mounted = (tail = '/'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      permissions: { prefix: '', agency: ['MXMZ_DATA_SOURCES_ACCESS'], workspace: [], markets: {} },
    },
    portal: { fetch },
    route: { basePath: '/brands/brand-1/audience-galaxy', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, survey, audiences, mounted }
}

/** The page of the galaxy `one`, with what the server has stored of it. */
export async function openGalaxy(fields: Body = {}, of?: Parameters<typeof surveyInTests>[0]) {
  const made = galaxyInTests(fields, of)
  const app = await mountMiniApp('audience-galaxy', made.mounted('/one'))
  await waitUntil(() => app.findAll('h1').length === 1)
  const value = (path: string) => made.documents.documents.get('one')!.fields[path]?.value
  return { ...made, app, value }
}
