import { entryOf } from '../../catalogue/entries.ts'
import { POLICY_REPORTS } from '../../config/page-defaults.ts'
import { withWords } from '../../contract/words.ts'
import { notify } from '../../stores/notices.ts'
import { titleSaid } from '../../words/signed-in/title-said.ts'
import { noteProblem } from '../problems.ts'
import type { Script } from '../script.ts'
import { words } from './words/words.ts'

/** Tells the person in one line, and developers and the server's log with more. */
export function tellOfEarlierVersion({ key, address: failed }: Script, failure: Error, shown: string): void {
  withWords(() => notify({ kind: 'info', text: words('earlier', { title: titleSaid(entryOf(key)!.title) }) }))
  const problem = `${failure.message} The version at ${shown} is shown instead.`
  console.error(problem)
  noteProblem(problem)
  const body = { app: key, failed: absolute(failed), shown: absolute(shown) }
  const report = [{ type: 'mini-app-version', body }]
  const headers = { 'content-type': 'application/reports+json' }
  // the person is helped already, and a portal on a static host has no log
  fetch(POLICY_REPORTS, { method: 'POST', headers, body: JSON.stringify(report), keepalive: true }).catch(
    () => {},
  )
}

const absolute = (address: string): string => new URL(address, location.href).href
