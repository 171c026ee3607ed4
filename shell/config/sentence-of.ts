import * as v from 'valibot'

/** What is wrong with one field of a configuration, in words for whoever wrote it. */
export function sentenceOf(issue: v.BaseIssue<unknown>, whole: string): string {
  const field = v.getDotPath(issue)
  if (field !== null && issue.received === 'undefined') return `"${field}" is missing`
  const message = issue.message.startsWith('must') ? issue.message : `has the wrong shape (${issue.message})`
  return `${field === null ? whole : `"${field}"`} ${message}`
}
