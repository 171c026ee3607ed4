import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import type { Noticed } from './page/page-api.ts'
import type { AnswerApi } from './page-server.ts'
import type { Finding } from './report.ts'
import type { Asked, Servers, Session } from './session.ts'

/** Tools of a case besides its page. */
export interface CaseSetting {
  entry: Partial<RuntimeMiniApp>
  /** Answers of APIs and back ends. */
  answer: AnswerApi | undefined
  /** Mounts that the heap is measured over. */
  mounts: number
}

/** One black-box case. Cases of one kind of page share it, in the order of the list. */
export interface Case {
  /** Also the heading of its documentation. */
  id: string
  title: string
  judge(session: Session, setting: CaseSetting): Promise<Finding>
}

/** Judged at the end, from what was noticed on all pages. */
export interface SummaryCase {
  id: string
  title: string
  judge(all: Observed, setting: CaseSetting): Finding
}

export interface Observed {
  noticed: readonly Noticed[]
  asked: readonly Asked[]
}

/** Cases that run on one page, which is opened for them. */
export interface CasePage {
  dev?: boolean
  servers?: Servers
  cases: readonly Case[]
}

/** The case cannot be judged, for a reason that another case tells. */
export class Unjudged extends Error {
  override name = 'Unjudged'
}

/** Opens the mini-app where it has to be mounted for what comes. @throws Unjudged */
export async function mounted(session: Session): Promise<void> {
  const { status } = await session.call('open')
  if (status !== 'MOUNTED') throw new Unjudged('It could not be mounted for this.')
}

export const listed = (names: Iterable<string>): string => [...new Set(names)].join(', ')

/** At most so many lines of details; nobody reads a hundred. */
export function shortened(lines: readonly string[], most = 8): string[] {
  const different = [...new Set(lines)]
  return different.length > most
    ? [...different.slice(0, most), `and ${different.length - most} more`]
    : different
}
