import type { Body } from '../document/change.ts'
import { textAt } from '../document/change.ts'
import { longTextField, markField, textField } from '../document/common-fields.ts'
import type { DocumentDefinition, FieldProblem } from '../document/definition.ts'
import { PIN_FIELDS, pinAt, pinPath } from '../document/pin.ts'
import { stepOf } from '../document/step-of.ts'
import { BASE_MAX_CHARACTERS, PINNED_MAX, TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts'

/** Name of the audience's pin. */
export const SOURCE = 'source'

const PINNED = 'pinned/'
/** Longest name of a question, and a code. */
const ANSWER_MAX_CHARACTERS = 200

/** The portrait of an audience: the edition, whom it is against, and what people made of it. It holds no figures. */
export const PROFILE: DocumentDefinition<null> = {
  type: 'profile',
  app: 'audience-profiler',
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    [pinPath(SOURCE)]: PIN_FIELDS[pinPath('*')]!,
    /** Text of an expression; that of the edition where there is none. */
    base: textField(BASE_MAX_CHARACTERS),
    /** False: the section is left out. */
    'sections/*': markField,
    /** Id of an answer that is told in any case. */
    [`${PINNED}*`]: textField(ANSWER_MAX_CHARACTERS),
    /** In a person's own words, of the cover and of sections. */
    intro: longTextField(TEXT_MAX_CHARACTERS),
    'texts/*': longTextField(TEXT_MAX_CHARACTERS),
  },
  check: (body) => (pinnedOf(body).size > PINNED_MAX ? [TOO_MANY] : []),
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: { delete: { from: ['open'], to: 'deleted' } },
  list: { title: (body) => textAt(body, 'title') },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: (body) => [pinAt(body, SOURCE) ?? []].flat(),
}

const TOO_MANY: FieldProblem = {
  path: 'pinned',
  code: 'too-many',
  message: `A portrait has at most ${PINNED_MAX} pinned answers.`,
}

export const pinnedPath = (answer: string): string => PINNED + stepOf(answer)
export const sectionPath = (section: string): string => `sections/${stepOf(section)}`
export const textPath = (section: string): string => `texts/${stepOf(section)}`

/** Ids of answers that are told in any case. */
export const pinnedOf = (body: Body): ReadonlySet<string> =>
  new Set(
    Object.keys(body)
      .filter((path) => path.startsWith(PINNED))
      .flatMap((path) => textAt(body, path) || []),
  )

export const isShown = (body: Body, section: string): boolean => body[sectionPath(section)] !== false
