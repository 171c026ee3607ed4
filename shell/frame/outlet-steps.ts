import { register } from '../lifecycle/registration.ts'
import type { Soon } from '../stores/kit/soon.ts'
import type { Departures } from './departures.ts'
import { contextFor, type Current } from './outlet-properties.ts'

/** The steps to a mounted mini-app, or to an empty outlet. Each yields what to wait for; one that comes to `true` was cancelled, and the rest is not done. */
export function* stepsTo(
  current: Current | undefined,
  departures: Departures,
  isMountCancelled: () => Soon<boolean>,
  mount: (current: Current) => Soon<void>,
): Generator {
  if (current) {
    const loading = current.app.load()
    yield register(current.entry)
    yield loading
    yield current.app.bootstrap(contextFor(current))
  }
  yield departures.underWay
  yield current?.app.leaving
  for (let asked; (asked = isMountCancelled());) yield asked // again, as a newer place may have overtaken the one that was asked about
  if (current) yield mount(current)
}
