import { entryOf } from '../../../../shell/catalogue/entries.ts'
import type { MiniAppRoute } from '../../../../shell/contract/mini-app.ts'
import { OsOutlet } from '../../../../shell/frame/os-outlet.ts'
import type { MiniApp } from '../../../../shell/lifecycle/mini-app.ts'
import { miniAppOf } from '../../../../shell/lifecycle/registration.ts'
import type { Life } from './page-api.ts'
import { until } from './rest.ts'

/** Longer than any phase may take by default, so that one that hangs is seen as that. */
const PATIENCE_MS = 9000
const LEAVING_MS = 3500

const SETTLED = ['MOUNTED', 'SKIP_BECAUSE_BROKEN', 'LOAD_ERROR']
const LEFT = ['NOT_MOUNTED', 'SKIP_BECAUSE_BROKEN', 'LOAD_ERROR', 'NOT_LOADED', 'NOT_BOOTSTRAPPED']

/** The portal's outlet, and the mini-app that it holds. */
export class Stage {
  readonly outlet = new OsOutlet()
  readonly key: string
  route: MiniAppRoute

  constructor(key: string, route: MiniAppRoute) {
    this.key = key
    this.route = route
    this.outlet.main = true
    document.body.append(this.outlet)
    this.outlet.open('', route)
  }

  app(key = this.key): MiniApp {
    return miniAppOf(entryOf(key)!)
  }

  async open(route = this.route, key = this.key): Promise<Life> {
    this.route = route
    const start = performance.now()
    this.outlet.open(key, route)
    await until(() => SETTLED.includes(this.app(key).status), PATIENCE_MS)
    return this.life(start, key)
  }

  async leave(key = this.key): Promise<Life> {
    const start = performance.now()
    this.outlet.open('', this.route)
    await until(() => LEFT.includes(this.app(key).status), LEAVING_MS)
    return this.life(start, key)
  }

  /** Waits for an update that is under way. */
  async updated(start: number): Promise<Life> {
    await until(() => this.app().status !== 'UPDATING', LEAVING_MS)
    return this.life(start)
  }

  life(start: number, key = this.key): Life {
    const { status, failure } = this.app(key)
    return { status, failure: failure?.message ?? '', millis: Math.round(performance.now() - start) }
  }

  /** Its element, and what it has put over the page. */
  roots(): Element[] {
    const { element } = this.app()
    return [...(element ? [element] : []), ...document.querySelectorAll('.os-overlays')]
  }
}
