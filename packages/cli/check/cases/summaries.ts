import { listed, shortened, type Observed, type SummaryCase } from '../case.ts'
import { fail, notApplicable, pass } from '../report.ts'
import { needsFinding } from './needs.ts'

export const events: SummaryCase = {
  id: 'events',
  title: 'Its events are accepted',
  judge({ noticed }) {
    const sent = noticed.flatMap((each) => each.events)
    if (sent.length === 0) return notApplicable('It sent no miniapp-event.')
    const refused = noticed.flatMap((each) => each.refusals)
    return refused.length === 0
      ? pass(`The portal takes what it sends: ${listed(sent)}.`)
      : fail(
          'The portal refuses some of its events: correct the name or the payload, or name a protected event in "allowedEvents" of its entry.',
          shortened(refused),
        )
  },
}

/** Violations that a need in the entry would allow are left to the case `needs`. */
const OF_NEEDS = /^(connect-src|img-src|frame-src|worker-src|trusted-types)/

export const violationsOfNeeds = ({ noticed }: Observed) =>
  noticed.flatMap((each) =>
    each.violations.filter(({ directive, blocked }) => OF_NEEDS.test(directive) || blocked === 'wasm-eval'),
  )

export const policies: SummaryCase = {
  id: 'policies',
  title: "The page's policy stops nothing of it",
  judge({ noticed }) {
    const stopped = noticed.flatMap((each) =>
      each.violations.filter(
        ({ directive, blocked }) => !OF_NEEDS.test(directive) && blocked !== 'wasm-eval',
      ),
    )
    return stopped.length === 0
      ? pass('Content-Security-Policy and Trusted Types had nothing to object to.')
      : fail(
          "The page's policy stops some of what it does; each line says what to do instead.",
          shortened(stopped.map(({ sentence }) => sentence)),
        )
  },
}

export const needs: SummaryCase = {
  id: 'needs',
  title: 'It needs what its entry says',
  judge: (observed, { entry }) => needsFinding(observed, violationsOfNeeds(observed), entry),
}
