import { CROSSTAB, type CrosstabLine } from '../../../../miniapps/domain/crosstab/crosstab-document.ts'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import type { Json } from '../../../../miniapps/domain/document/json.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR } from '../../../world/planning/planners.ts'

/** Some days after the audiences of the brand. */
const MADE_AT = Date.UTC(2026, 9, 8, 9)
const HOUR_MS = 3_600_000

type Line = readonly [title: string, rule: string, net?: boolean]

/** From awareness to use, and what those who know the brand say of it. */
const ROWS: readonly Line[] = [
  ['Knows Acme (net)', 'acme IN (1, 2, 3)', true],
  ['Drinks Acme', 'acme = 1'],
  ['Used to drink Acme', 'acme = 2'],
  ['Knows Acme only', 'acme = 3'],
  ['Does not know Acme', 'acme = 4'],
  ['Acme is refreshing', 'acme_image = 1'],
  ['Acme is for people like me', 'acme_image = 3'],
  ['Acme is too sweet', 'acme_image = 10'],
  ['Heavy television', 'tv = 1'],
]

const AGES = [
  ['to 34', '1, 2'],
  ['35 to 54', '3, 4'],
  ['55 to 80', '5, 6'],
] as const

const COLUMNS: readonly Line[] = ['Men', 'Women'].flatMap((sex, at) =>
  AGES.map(([age, codes]) => [`${sex} ${age}`, `sex = ${at + 1} AND age_band IN (${codes})`] as const),
)

const lines = (side: 'rows' | 'columns', all: readonly Line[]): Body =>
  Object.fromEntries(
    all.map(([title, rule, net = false], order): [string, Json] => [
      `${side}/${side}-${order + 1}`,
      { title, rule, net, order } satisfies CrosstabLine,
    ]),
  )

/** A brand's awareness and use by age and sex, as people keep it. */
export const addCrosstabs: Noun['addSample'] = (sql) =>
  addSampleDocuments(sql, CROSSTAB, [
    {
      id: 'crosstab-acme',
      place: ACME_BRANDS[0]!.id,
      facts: null,
      steps: [
        {
          at: MADE_AT,
          by: AUTHOR,
          set: {
            title: 'Acme by age and sex',
            dataset: 'survey-2026',
            version: 1,
            weight: 'main',
            'slices/GB-2026-H1': true,
            'measures/column': true,
            'measures/index': true,
            'measures/letters': true,
          },
        },
        {
          at: MADE_AT + HOUR_MS,
          by: AUTHOR,
          set: { ...lines('columns', COLUMNS), ...lines('rows', ROWS) },
        },
      ],
    },
  ])
