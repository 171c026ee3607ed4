import type { Body } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import type { FileNote } from '../document/file.ts'
import type { Link } from '../document/link.ts'
import { MAX_FILES_PER_ANSWER, MAX_LINKS_PER_ANSWER } from './limits.ts'
import type { Answer } from './scorecard.ts'

/** What an answer is proved with beside its text. */
export type EvidenceKind = keyof typeof MOST

const MOST = { links: MAX_LINKS_PER_ANSWER, files: MAX_FILES_PER_ANSWER }

/** Each link and each file is a field of its own: two people who add some to one answer never meet. */
export const evidencePath = (questionId: string, kind: EvidenceKind, id: string): string =>
  `answers/${questionId}/${kind}/${id}`

const AT = /^answers\/([^/]+)\/(links|files)\/([^/]+)$/

/** Which of both a field is; undefined for any other. */
export const evidenceKindAt = (path: string) => AT.exec(path)?.[2] as EvidenceKind | undefined

/** The links and files of one answer in the order of their ids; left out where there are none. */
export function evidenceIn(body: Body, questionId: string): Pick<Answer, 'links' | 'files'> {
  const links = itemsOf<Link>(body, questionId, 'links')
  const files = itemsOf<FileNote>(body, questionId, 'files')
  return { ...(links.length && { links }), ...(files.length && { files }) }
}

function itemsOf<Item extends Link | FileNote>(body: Body, questionId: string, kind: EvidenceKind) {
  const start = evidencePath(questionId, kind, '')
  return Object.entries(body)
    .filter(([path]) => path.startsWith(start))
    .map(([path, value]) => ({ id: path.slice(start.length), ...(value as Item) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Where an answer has more links or files than it may. */
export function tooMuchEvidence(body: Body): FieldProblem[] {
  const counts = new Map<string, number>()
  return Object.keys(body).flatMap((path) => {
    const [, questionId, kind] = AT.exec(path) ?? []
    if (!kind) return []
    const most = MOST[kind as EvidenceKind]
    const count = (counts.get(`${questionId}/${kind}`) ?? 0) + 1
    counts.set(`${questionId}/${kind}`, count)
    return count > most
      ? [{ path, code: `too-many-${kind}`, message: `An answer has at most ${most} ${kind}.` }]
      : []
  })
}
