import * as v from 'valibot'
import { type Body, textAt } from '../document/change.ts'
import {
  amountField,
  longTextField,
  markField,
  numberField,
  oneOfField,
  textField,
} from '../document/common-fields.ts'
import type { DocumentDefinition, Reference } from '../document/definition.ts'
import { slicesOf } from '../surveys/basis-fields.ts'
import { audienceProblems } from './audience-problems.ts'
import { GROUP_OPS, RULE_OPS } from './audience-nodes.ts'
import { CHARACTERS_MAX } from './expression.ts'
import {
  CODES_MAX,
  NAME_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  TAG_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'

const name = textField(NAME_MAX_CHARACTERS)
const whole = { schema: v.pipe(v.number('must be a number'), v.integer('must be whole')) }
const wholeFromOne = {
  schema: v.pipe(
    v.number('must be a number'),
    v.integer('must be whole'),
    v.minValue(1, 'must be at least 1'),
  ),
}
const codes = {
  schema: v.pipe(
    v.array(whole.schema, 'must be a list'),
    v.maxLength(CODES_MAX, `must be at most ${CODES_MAX} codes`),
  ),
}

/** To make compositions and change them; others read what is there. */
export const COMPOSER_PERMISSION = 'MXMZ_AUDIENCES_COMPOSER_APP_ACCESS'

/**
 * An audience as rules over a survey's answers. Each rule and each group is a node with fields of its own, so that two people
 * edit different ones. A publishing counts it and keeps an edition: v1, v2, by which others name it.
 */
export const AUDIENCE: DocumentDefinition<null> = {
  type: 'audience',
  app: 'audience-builder',
  readers: [
    'audiences',
    'audience-data-builder',
    'audience-composer',
    'audience-library',
    'audience-profiler',
    'audience-translator',
    'audience-galaxy',
    'segment-opportunity-simulator-uk',
    'segment-opportunity-simulator-us',
  ],
  belongsTo: 'brand',
  writePermissionFor: ({ kind }) => (kind === 'composition' ? COMPOSER_PERMISSION : undefined),
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    notes: longTextField(NOTES_MAX_CHARACTERS),
    /** Under a random name, so that two people may add one at once; filed anew after publishing too. */
    'tags/*': { ...textField(TAG_MAX_CHARACTERS), lasting: true },
    dataset: name,
    version: wholeFromOne,
    'slices/*': markField,
    weight: name,
    /** Text of an expression; empty is everybody. */
    base: textField(CHARACTERS_MAX),
    /** A composition has editions for leaves. */
    kind: oneOfField(['rules', 'composition']),
    'nodes/*/parent': name,
    'nodes/*/order': numberField,
    'nodes/*/op': oneOfField([...GROUP_OPS, ...RULE_OPS]),
    'nodes/*/not': markField,
    'nodes/*/variable': name,
    'nodes/*/codes': codes,
    'nodes/*/min': numberField,
    'nodes/*/max': numberField,
    'nodes/*/k': wholeFromOne,
    'nodes/*/audience': name,
    'nodes/*/edition': wholeFromOne,
    /** Number of publishings; each keeps a version: v1, v2. */
    editions: { ...amountField, fixed: true },
  },
  statuses: { first: 'draft', open: ['draft'], hidden: ['deleted'] },
  settled: { by: 'publish', count: 'editions', ended: 'retired', pinnedBy: 'count' },
  actions: {
    publish: { from: ['draft'], to: 'published', problems: audienceProblems },
    revise: { from: ['published', 'retired'], to: 'draft' },
    retire: { from: ['published'], to: 'retired' },
    delete: { from: ['draft', 'published', 'retired'], to: 'deleted' },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: ({ dataset = null, version = null, kind = null, editions = null, ...body }) => ({
      dataset,
      version,
      kind: kind ?? 'rules',
      editions,
      slices: slicesOf(body),
      tags: tagsOf(body),
    }),
    sorts: ['dataset', 'editions'],
    words: (body) => [...tagsOf(body), ...slicesOf(body)].join(' '),
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: audiencesIn,
}

const namesUnder = (body: Body, under: string): string[] =>
  Object.keys(body).flatMap((path) => (path.startsWith(`${under}/`) ? [path.slice(under.length + 1)] : []))

export const tagsOf = (body: Body): readonly string[] =>
  namesUnder(body, 'tags')
    .map((tag) => textAt(body, `tags/${tag}`))
    .toSorted()

/** Editions that its rules name, each once. */
function audiencesIn(body: Body): readonly Reference[] {
  const found = Object.keys(body).flatMap((path): readonly (readonly [string, Reference])[] => {
    const node = /^nodes\/([^/]+)\/audience$/.exec(path)?.[1]
    const version = body[`nodes/${node}/edition`]
    const id = textAt(body, path)
    return node && typeof version === 'number'
      ? [[`${id}@${version}`, { type: 'audience', id, version }]]
      : []
  })
  return [...new Map(found).values()]
}
