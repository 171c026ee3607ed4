import { type MountedMiniApp, mountMiniApp, type MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Edition } from '../domain/audience/edition.ts'
import { CROSSTAB } from '../domain/crosstab/crosstab-document.ts'
import type { Body } from '../domain/document/change.ts'
import type { Json } from '../domain/document/json.ts'
import { answerAudiences } from '../kit/audience/chooser/answer-audiences-in-tests.ts'
import { addressOf, surveyInTests } from '../kit/audience/survey-in-tests.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

const line = (title: string, rule: string, order = 0, net = false): Json => ({ title, rule, order, net })

/** Daily streaming and heavy television of men and women, in Britain's newest wave. */
export const FIELDS: Body = {
  dataset: 'survey-2026',
  version: 1,
  weight: 'main',
  'slices/GB-2026-H1': true,
  'rows/tv': line('Heavy television', 'tv = 1', 0),
  'rows/left': line('Left-handed', 'handed = 2', 1),
  'columns/men': line('Men', 'sex = 1', 0),
  'columns/women': line('Women', 'sex = 2', 1),
  'measures/n': true,
  'measures/column': true,
  'measures/index': true,
}

/** A server with one crosstab, `one`, and the app of somebody who was never here before. */
export function crosstabInTests(
  fields: Body = {},
  of: Parameters<typeof surveyInTests>[0] = {},
  editions: readonly Edition[] = [],
) {
  const documents = new DocumentsInTests(CROSSTAB, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', { title: 'Viewers', ...fields }, { place: 'brand-1' })
  const survey = surveyInTests({ licence: { respondents: 'server' }, ...of })
  const fetch: typeof globalThis.fetch = async (input, init) =>
    (await survey.answer(input, init)) ??
    answerAudiences(editions, addressOf(input)) ??
    documents.fetch(input, init)
  const mounted = (tail = '/crosstab'): MountOptions => ({
    context: {
      user: { ...sampleUser, id: documents.me.id },
      workspace: sampleBrand('brand-1', 'Acme', { code: 'GB', name: 'United Kingdom', currency: 'GBP' }),
    },
    portal: { fetch },
    route: { basePath: '/adb', tail },
  })
  return { documents, survey, mounted }
}

/** The page of the crosstab `one`. */
export async function openCrosstab(...asked: Parameters<typeof crosstabInTests>) {
  const made = crosstabInTests(...asked)
  const app = await mountMiniApp('audience-data-builder', made.mounted('/crosstab/one'))
  await waitUntil(() => app.findAll('.os-frame').length === 1)
  const fields = () => made.documents.documents.get('one')!.fields
  return { ...made, app, fields }
}

/** Texts of the table's rows, cell by cell. */
export const figures = (app: MountedMiniApp): readonly (readonly string[])[] =>
  app
    .findAll('.crosstab-figures .os-grid-rows [role=row]')
    .map((row) => [...row.querySelectorAll('[data-column]')].map(({ textContent }) => textContent))
