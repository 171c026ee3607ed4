import * as v from 'valibot'
import { nearestWord } from './nearest-word.ts'

/** Characters of a value in a sentence about it. */
const MOST_SHOWN = 80

/** A schema for each field of an entry, so that none is forgotten. */
export type Fields<Entry> = { readonly [Field in keyof Required<Entry>]: v.GenericSchema }

/**
 * An unknown field is a fault: one that is misspelt would silently mean nothing, and some of them keep people
 * out.
 */
export const fields = (entries: v.ObjectEntries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? `is no field of an entry.${didYouMean(keyOf(issue), Object.keys(entries))}`
      : must('be an object')(issue),
  )

/** Says which value it was instead, and which one was probably meant. */
export function must(what: string, known: readonly string[] = []) {
  return ({ input }: v.BaseIssue<unknown>): string =>
    `must ${what}, not ${shown(input)}.${didYouMean(String(input), known)}`
}

function didYouMean(written: string, known: readonly string[]): string {
  const nearest = nearestWord(written, known)
  return nearest ? ` Did you mean "${nearest}"?` : ''
}

const keyOf = ({ path }: v.BaseIssue<unknown>): string => String(path?.at(-1)?.key)

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'undefined'
  return json.length > MOST_SHOWN ? `${json.slice(0, MOST_SHOWN)}…` : json
}
