import { setConfig } from '../../shell/config/environment.ts'
import { entryOf } from '../../shell/catalogue/entries.ts'
import type { RuntimeConfig, RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'
import type { Navigation, NavigationEnd } from '../../shell/contract/navigation-events.ts'
import { OsOutlet } from '../../shell/frame/os-outlet.ts'
import { navigation } from '../../shell/navigation/navigation.ts'
import { miniAppOf, startAnew } from '../../shell/lifecycle/registration.ts'
import { hasStarted } from '../../shell/navigation/start-warning.ts'
import { setAppStatus } from '../../shell/stores/app-status.ts'
import { Clock } from './clock.ts'
import { later, noting, type Behaviour, type Driver } from './driver.ts'
import { Listener } from './told.ts'

declare global {
  var scripted: Map<string, object>
}

globalThis.scripted ??= new Map()
if (!customElements.get('os-outlet')) customElements.define('os-outlet', OsOutlet)

let cases = 0

/** Apps of this page, by configuration; each case has its own. */
export function configure(
  apps: readonly Partial<RuntimeMiniApp>[],
  environment: 'dev' | 'production' = 'production',
): void {
  const miniApps = apps.map((app) => ({ title: `App ${app.key}`, routes: [`${app.key}`], ...app }))
  setConfig({
    environment,
    scripts: {},
    miniApps,
    permissionPrefix: '',
    agencyUrls: {},
    apis: {},
  } as unknown as RuntimeConfig)
  setAppStatus('header', 'NOT_MOUNTED') // the others wait for it
  hasStarted()
}

export const route = (path: string) => ({ path, tail: '/', params: {}, query: {}, basePath: path })

/** Our machine: a real outlet, real scripts by address. */
export class OurDriver implements Driver {
  readonly name = 'the shell'
  readonly clock = new Clock()
  readonly log: string[] = []
  readonly errors: string[] = []
  readonly slow = { warnings: 0, errors: 0 }
  readonly #end = later()
  readonly hang = () => this.#end.promise
  readonly outlet = new OsOutlet()
  readonly #prefix = `case-${++cases}`
  readonly #keys = new Set<string>()
  readonly #listener = new Listener(
    this.log,
    (name) => `os-${name}`,
    ({ statuses }: Navigation) => statuses,
    (app) => app.replace(`${this.#prefix}-`, ''),
  )
  readonly told = this.#listener.told
  #at: NavigationEnd = { app: '', path: '/' }
  readonly #plain = { error: console.error, warn: console.warn }

  constructor() {
    const kept = { error: (text: string) => void this.errors.push(text), warn: this.#plain.warn }
    console.error = (text: string) =>
      /^Mini-app \S+: \w+ did not finish/.test(text) ? void this.slow.errors++ : kept.error(text)
    console.warn = (...values: unknown[]) =>
      /has not finished after/.test(String(values[0])) ? void this.slow.warnings++ : kept.warn(...values)
    configure([])
    this.outlet.main = true
    document.body.append(this.outlet)
    this.outlet.open('', route('/'))
  }

  register(key: string, behaviour: Behaviour): void {
    const name = this.nameOf(key)
    this.#keys.add(key)
    scripted.set(name, { ...noting(key, this.log, behaviour), element: class extends HTMLElement {} })
    configure(
      [...this.#keys].map((each) => ({
        key: this.nameOf(each),
        script: `/test/misbehaving/scripted.js?app=${this.nameOf(each)}`,
      })),
    )
  }

  open(key: string): void {
    this.outlet.open(key && this.nameOf(key), route(`/${key}`))
  }

  /** As the router does. */
  async travel(key: string, place = ''): Promise<void> {
    this.#listener.begin()
    const trip = { from: this.#at, to: { app: key && this.nameOf(key), path: `/${key}${place}` } }
    const go = (to: NavigationEnd) => this.outlet.open((this.#at = to).app, route(to.path))
    if (await navigation.events.isCancelled(trip, () => false)) return
    navigation.events.begin(trip, () => go(trip.from))
    go(trip.to)
  }

  answerNext(answer: () => unknown): void {
    this.#listener.answerNext(answer)
  }

  status(key: string) {
    return this.#app(key).status
  }

  element(key: string) {
    return this.#app(key).element
  }

  unload(key: string) {
    return this.#app(key).unload()
  }

  unregister(key: string) {
    return startAnew(entryOf(this.nameOf(key))!)
  }

  stop(): void {
    this.#end.finish()
    this.#listener.stop()
    navigation.events.end()
    this.outlet.remove()
    this.clock.uninstall()
    Object.assign(console, this.#plain)
  }

  #app(key: string) {
    return miniAppOf(entryOf(this.nameOf(key))!)
  }

  nameOf(key: string): string {
    return `${this.#prefix}-${key}`
  }
}
