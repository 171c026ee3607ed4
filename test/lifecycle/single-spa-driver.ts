import {
  addErrorHandler,
  getAppStatus,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnloadMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  unloadApplication,
  unregisterApplication,
} from 'single-spa'
import type { AppStatus } from '../../shell/contract/status.ts'
import { Clock } from './clock.ts'
import { later, noting, type Behaviour, type Driver } from './driver.ts'
import { Listener } from './told.ts'

interface Detail {
  newAppStatuses: Record<string, string>
}

const eventOf = (name: string) => `single-spa:${name}${name.endsWith('routing') ? '-event' : ''}`

let cases = 0
let active = ''
let report: (error: Error) => void = () => {}
addErrorHandler((error) => report(error))
start()

/** The oracle: what our statuses and timeouts come from. */
export class SingleSpaDriver implements Driver {
  readonly name = 'single-spa'
  readonly clock = new Clock()
  readonly log: string[] = []
  readonly errors: string[] = []
  readonly slow = { warnings: 0, errors: 0 }
  readonly #end = later()
  readonly hang = () => this.#end.promise
  readonly #prefix = `case-${++cases}`
  readonly #listener = new Listener(
    this.log,
    eventOf,
    ({ newAppStatuses }: Detail) => newAppStatuses,
    (app) => app.replace(`${this.#prefix}-`, ''),
  )
  readonly told = this.#listener.told
  readonly #address = location.href
  readonly #plain = { error: console.error, warn: console.warn }

  constructor() {
    active = ''
    setBootstrapMaxTime(4000, false, 1000) // 6.0.3 writes an app's own timeouts over everybody's
    for (const setMaxTime of [setMountMaxTime, setUnmountMaxTime, setUnloadMaxTime])
      setMaxTime(3000, false, 1000)
    report = (error) => this.errors.push(error.message)
    console.error = (...values: unknown[]) =>
      /did not resolve or reject/.test(String(values[0])) ? void this.slow.errors++ : undefined
    console.warn = (...values: unknown[]) =>
      /did not resolve or reject/.test(String(values[0])) ? void this.slow.warnings++ : undefined
  }

  register(key: string, behaviour: Behaviour): void {
    const name = this.#name(key)
    const { load, ...hooks } = noting(key, this.log, behaviour)
    const app = async () => {
      await load()
      return { ...hooks }
    }
    registerApplication({
      name,
      app: app as never,
      activeWhen: ({ hash }) => active === name || `${hash}/`.startsWith(`#/${name}/`),
    })
  }

  open(key: string): void {
    active = key && this.#name(key)
    void triggerAppChange()
  }

  travel(key: string, place = ''): void {
    this.#listener.begin()
    history.pushState(null, '', `#/${key && this.#name(key)}${place}`)
  }

  answerNext(answer: () => unknown): void {
    this.#listener.answerNext(answer)
  }

  status(key: string): AppStatus {
    return (getAppStatus(this.#name(key)) ?? 'NOT_LOADED') as AppStatus
  }

  unload(key: string) {
    return unloadApplication(this.#name(key))
  }

  unregister(key: string) {
    return unregisterApplication(this.#name(key))
  }

  async stop(): Promise<void> {
    this.clock.uninstall()
    active = ''
    this.#end.finish()
    this.#listener.stop()
    history.replaceState(null, '', this.#address)
    await triggerAppChange()
    Object.assign(console, this.#plain)
  }

  #name(key: string): string {
    return `${this.#prefix}-${key}`
  }
}
