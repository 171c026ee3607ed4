import { type MountedMiniApp, mountMiniApp, type MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Edition } from '../domain/audience/edition.ts'
import type { Body } from '../domain/document/change.ts'
import { pinPath } from '../domain/document/pin.ts'
import { PROFILE, SOURCE } from '../domain/profiles/profile.ts'
import { answerAudiences } from '../kit/audience/chooser/answer-audiences-in-tests.ts'
import { editionInTests } from '../kit/audience/source/edition-in-tests.ts'
import { surveyInTests } from '../kit/audience/survey-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

interface OfServer {
  editions?: readonly Edition[]
  fields?: Body
  survey?: Parameters<typeof surveyInTests>[0]
  permissions?: readonly string[]
}

/** A server with one portrait, `one`, of the first edition, and the app of somebody who was never here before. */
export function profileInTests({
  editions = [editionInTests('tv = 1')],
  fields = {},
  survey,
  permissions = ['MXMZ_DATA_SOURCES_ACCESS'],
}: OfServer = {}) {
  const documents = new DocumentsInTests(PROFILE, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  const counted = surveyInTests(survey)
  const [first] = editions
  const pin = first && { [pinPath(SOURCE)]: { type: 'audience', id: first.id, version: first.version } }
  documents.add('one', { title: 'Viewers', ...pin, ...fields }, { place: 'brand-1' })
  const others = async (address: string) =>
    answerAudiences(editions, address) ?? new Response(null, { status: 404 })
  const fetch: typeof globalThis.fetch = async (input, init) =>
    (await counted.answer(input, init)) ?? documents.fetch(input, init, others)
  const mounted = (tail = '/'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      permissions: { prefix: '', agency: permissions, workspace: [], markets: {} },
    },
    portal: { fetch },
    route: { basePath: '/brands/brand-1/profiler', params: { brandId: 'brand-1' }, tail },
  })
  return { documents, counted, mounted }
}

/** The page of the portrait `one`, with what the server has stored of it. */
export async function openProfile(asked: OfServer = {}) {
  const made = profileInTests(asked)
  const app = await mountMiniApp('audience-profiler', made.mounted('/one'))
  await waitUntil(() => app.findAll('h1').length === 1)
  const value = (path: string) => made.documents.documents.get('one')!.fields[path]?.value
  return { ...made, app, value }
}

export const sentencesOf = (app: MountedMiniApp): string[] =>
  app.findAll('.profile-different li p').map(({ textContent }) => textContent)
