import { fieldProblem } from '../../domain/document/apply-changes.ts'
import { type Change, textOf } from '../../domain/document/change.ts'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import { ruleOf } from '../../domain/document/field-rule.ts'
import type { Json } from '../../domain/document/json.ts'
import { mergeLines } from './merge-lines.ts'

/** Text that holds a change and what somebody else stored; undefined where the field is none of lines, or both changed the same. */
export function mergedText(
  rules: Pick<DocumentDefinition, 'fields' | 'sheet'>,
  { path, base, value }: Change,
  theirs: Json,
): string | undefined {
  if (ruleOf(rules.fields, path)?.merge !== 'lines') return undefined
  const merged = mergeLines(textOf(value), textOf(base), textOf(theirs))
  return merged === undefined || fieldProblem(rules, path, merged) ? undefined : merged
}
