import * as v from 'valibot'
import type { Context } from 'hono'
import { fieldErrorOf } from '../../../miniapps/domain/document/field-error.ts'
import { refuseNullInJson } from './null-character.ts'
import { readText } from './read-text.ts'
import { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/**
 * The body of a call, checked; everything wrong with it is named in one answer. A call that may be larger
 * than others says how much it takes at least.
 */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  leastBytes?: number,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json *(;|$)/i.test(context.req.header('content-type') ?? '')) {
    throw refusal('body-not-sent-as-json')
  }
  return check(schema, await parse(context, leastBytes), 'body')
}

/** Checks what came in through the door named. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  door: 'body' | 'query',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const errors = result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', ...fieldErrorOf(issue) }))
  const [first] = errors
  const problem = `${first?.field ? `${first.field}: ` : ''}${first?.message}`
  throw refusal(`${door}-not-valid`, { problem }, { errors })
}

async function parse(context: Context, leastBytes?: number): Promise<unknown> {
  const most = context.get('bodyBytes') as number | undefined
  const text = await readText(context.req.raw.body, leastBytes ? Math.max(leastBytes, most ?? 0) : most)
  try {
    return JSON.parse(text, refuseNullInJson)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusal('body-not-json')
  }
}

/** For `strictObject`: what is missing, what is too much. */
export function fieldMessage({ expected }: { expected: string | null }): string {
  if (expected === 'Object') return 'must be a JSON object'
  return expected === 'never' ? 'is not known here' : 'is missing'
}
