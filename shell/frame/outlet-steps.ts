import { register } from '../lifecycle/registration.ts'
import type { Soon } from '../stores/kit/soon.ts'
import type { Departures } from './departures.ts'
import { contextFor, type Current } from './outlet-properties.ts'

/** What leads to a drawn mini-app, or to none: each step with what there is to wait for; one that ends in `true` ends the way. */
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
