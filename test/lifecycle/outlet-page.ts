import { OsOutlet } from '../../shell/frame/os-outlet.ts'
import { entryOf } from '../../shell/catalogue/entries.ts'
import type { RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'
import { miniAppOf } from '../../shell/lifecycle/registration.ts'
import { until } from './clock.ts'
import { configure, route } from './our-driver.ts'

const folder = '/test/misbehaving'

/** A page with the two outlets of the portal. The header and `good` behave; each other key is a file of test/misbehaving, or comes with its script. */
export class OutletPage {
  readonly header = new OsOutlet()
  readonly main = new OsOutlet()

  constructor(
    keys: readonly string[],
    environment: 'dev' | 'production' = 'production',
    more: readonly Partial<RuntimeMiniApp>[] = [],
  ) {
    configure(
      [
        { key: 'frame', script: `${folder}/plain-header.js` },
        { key: 'good', script: `${folder}/good.js` },
        ...keys.map((key) => ({ key, script: scriptOf(key) })),
        ...more,
      ],
      environment,
    )
    this.main.main = true
    document.body.append(this.header, this.main)
    this.header.open('frame', route('/'))
    this.main.open('', route('/'))
  }

  async open(key: string): Promise<void> {
    this.main.open(key, route(`/${key}`))
    await this.main.updateComplete
  }

  status(key: string) {
    return miniAppOf(entryOf(key)!).status
  }

  until(key: string, ...statuses: string[]): Promise<void> {
    return until(
      () => statuses.includes(this.status(key)),
      `${key} ${statuses.join(' or ')}, it is ${this.status(key)}`,
    )
  }

  /** Text of an outlet, panels and mini-app alike. */
  text(outlet: OsOutlet = this.main): string {
    return outlet.shadowRoot!.textContent.replace(/\s+/g, ' ').trim()
  }

  button(name: string): HTMLButtonElement {
    const found = [...this.main.shadowRoot!.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === name,
    )
    if (!found) throw new Error(`There is no button "${name}"`)
    return found
  }

  stop(): void {
    this.main.remove()
    this.header.remove()
  }
}

function scriptOf(key: string): string {
  if (key === 'page') return '/?page.html' // the runner's own page
  return key === 'missing' ? `${folder}/not-there.js` : `${folder}/${key}.js?key=${key}`
}
