import * as v from 'valibot'
import type { Json } from '../../document/json.ts'
import type { Edition } from '../edition.ts'
import { nodeChanges } from '../node-changes.ts'
import { parseExpression } from '../parse-expression.ts'
import { printExpression } from '../print-expression.ts'

const text = v.pipe(v.string(), v.maxLength(4000))
const expressionText = v.pipe(
  text,
  v.check((rules) => !('error' in parseExpression({ text: rules })), 'is no audience'),
)
/** Audiences of one pack. */
export const PACKED_MAX = 500

const packed = v.object({
  title: text,
  tags: v.array(text),
  dataset: text,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slices: v.array(text),
  weight: text,
  base: v.union([v.literal(''), expressionText]),
  rules: expressionText,
})

/** Audiences as a file that another brand can take in: rules as text, no sizes, nobody's answers. */
export const AUDIENCE_PACK = v.object({
  format: v.literal('audience-pack'),
  audiences: v.pipe(v.array(packed), v.minLength(1)),
})

export type AudiencePack = v.InferOutput<typeof AUDIENCE_PACK>
export type PackedAudience = AudiencePack['audiences'][number]

export const packOf = (editions: readonly Edition[]): AudiencePack => ({
  format: 'audience-pack',
  audiences: editions.map(({ title, tags, dataset, datasetVersion, slices, weight, base, expression }) => ({
    title,
    tags: [...tags],
    dataset,
    version: datasetVersion,
    slices: [...slices],
    weight,
    base,
    rules: printExpression({ expression }),
  })),
})

/** The pack in a file; `wrong` of another file and of rules that cannot be read, `too-many` above `PACKED_MAX` audiences. */
export function readPack(file: string): AudiencePack | 'wrong' | 'too-many' {
  try {
    const read = v.safeParse(AUDIENCE_PACK, JSON.parse(file))
    if (!read.success) return 'wrong'
    return read.output.audiences.length > PACKED_MAX ? 'too-many' : read.output
  } catch {
    return 'wrong'
  }
}

/** Fields of a new audience that says the same. @throws Error where the rules cannot be read, which `readPack` has looked at */
export function fieldsOfPacked(
  { rules, tags, slices, base, ...plain }: PackedAudience,
  newId: () => string,
): Readonly<Record<string, Json>> {
  const read = parseExpression({ text: rules })
  if ('error' in read) throw new Error(`${read.error.code} at ${read.error.at}`)
  return {
    ...plain,
    ...(base && { base }),
    ...Object.fromEntries(tags.map((tag) => [`tags/${newId()}`, tag])),
    ...Object.fromEntries(slices.map((slice) => [`slices/${slice}`, true])),
    ...Object.fromEntries(Object.entries(nodeChanges(read, {}, newId)).filter(([, value]) => value !== null)),
  }
}
