import * as v from 'valibot'
import { type Body, textAt } from '../document/change.ts'
import { amountField, markField, oneOfField, textField } from '../document/common-fields.ts'
import type { DocumentDefinition, FieldProblem } from '../document/definition.ts'
import { limitedText } from '../document/limited-text.ts'
import type { NameTemplate } from '../planning/names/name-template.ts'
import {
  ALLOWED_MAX,
  NAME_LENGTH_LEAST,
  NAME_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  TOKENS_MAX,
  VALUE_MAX_CHARACTERS,
} from './limits.ts'
import { SEVERAL_MARKETS } from './naming.ts'
import { numbersIn } from '../document/numbered.ts'

/** None is a sign that a compiled value may have. */
export const SEPARATORS = ['-', '_', '.', '~', '|'] as const

/** As the engine takes it. Whatever markets it allows, a campaign may run in several. */
export const templateOf = (body: Body): NameTemplate => ({
  tokens: numbersIn(body, 'tokens').map((number) => {
    const allowed = body[`tokens/${number}/allowed`] as readonly string[] | undefined
    const name = textAt(body, `tokens/${number}/name`)
    return {
      name,
      ...(allowed?.length && { allowed: name === 'market' ? [...allowed, SEVERAL_MARKETS] : allowed }),
      ...(body[`tokens/${number}/date`] === true && { date: true }),
    }
  }),
  separator: textAt(body, 'separator') || '-',
  maxLength: typeof body['length'] === 'number' ? body['length'] : NAME_MAX_CHARACTERS,
})

/** Fields of a document for a template that it begins with. */
export const templateFields = ({ tokens, separator, maxLength }: NameTemplate): Body => ({
  separator,
  length: maxLength,
  ...Object.fromEntries(
    tokens.flatMap(({ name, allowed, date }, place) => {
      const at = `tokens/${place + 1}`
      return [
        [`${at}/name`, name],
        ...(allowed ? [[`${at}/allowed`, allowed]] : []),
        ...(date ? [[`${at}/date`, true]] : []),
      ]
    }),
  ),
})

function templateProblems(body: Body): readonly FieldProblem[] {
  const { tokens } = templateOf(body)
  const problem = (path: string, code: string) => ({
    path,
    code,
    message: `The template is not ready: ${code}.`,
  })
  const names = tokens.map(({ name }) => name)
  return [
    ...('title' in body ? [] : [problem('title', 'title-missing')]),
    ...(tokens.length ? [] : [problem('tokens', 'tokens-missing')]),
    ...(names.length > TOKENS_MAX ? [problem('tokens', 'tokens-too-many')] : []),
    ...names.flatMap((name, at) => {
      const path = `tokens/${numbersIn(body, 'tokens')[at]}/name`
      if (!name) return [problem(path, 'name-missing')]
      return names.indexOf(name) < at ? [problem(path, 'name-taken')] : []
    }),
  ]
}

/** What campaigns of an agency are called in other systems, token by token: `tokens/1/name`. */
export const NAMING_TEMPLATE: DocumentDefinition<null> = {
  type: 'naming-template',
  app: 'campaigns-setup',
  readers: ['campaigns-list'],
  writePermission: 'MxmzCampaignsSetupAppAccess',
  belongsTo: 'agency',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    'tokens/*/name': textField(VALUE_MAX_CHARACTERS),
    'tokens/*/allowed': {
      schema: v.pipe(
        v.array(limitedText(VALUE_MAX_CHARACTERS), 'must be a list'),
        v.maxLength(ALLOWED_MAX, `must be at most ${ALLOWED_MAX}`),
      ),
    },
    'tokens/*/date': markField,
    separator: oneOfField(SEPARATORS),
    length: {
      schema: v.pipe(
        v.number('must be a number'),
        v.integer('must be whole'),
        v.minValue(NAME_LENGTH_LEAST, `must be at least ${NAME_LENGTH_LEAST}`),
        v.maxValue(NAME_MAX_CHARACTERS, `must be at most ${NAME_MAX_CHARACTERS}`),
      ),
    },
    /** Number of publications; each keeps a version: v1, v2. */
    publications: { ...amountField, fixed: true },
  },
  statuses: { first: 'draft', open: ['draft'], hidden: ['deleted'] },
  settled: { by: 'publish', count: 'publications' },
  actions: {
    publish: { from: ['draft'], to: 'published', problems: templateProblems },
    revise: { from: ['published'], to: 'draft' },
    delete: {
      from: ['draft'],
      to: 'deleted',
      problems: ({ publications }) =>
        publications
          ? [{ path: '', code: 'was-published', message: 'The template was published before.' }]
          : [],
    },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({
      tokens: numbersIn(body, 'tokens').length,
      publications: body['publications'] ?? null,
    }),
  },
  opensAt: ({ id }) => `/templates/${id}`,
  references: () => [],
}
