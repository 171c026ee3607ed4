import type { LitElement } from 'lit'
import { MINIAPP_ERROR } from '../../shell/contract/events.ts'
import type { MiniAppProps } from './mini-app-element.ts'

export type { MiniAppProps }

/** A class of a Lit element; those of `context`, `route` and `portal` that it uses it only declares. */
type LitClass = new () => LitElement & Partial<MiniAppProps>

/** A mini-app of a Lit element: `export default defineMiniApp(App)`. Its three properties draw it anew. */
export function defineMiniApp<Class extends LitClass>(App: Class): Class {
  // @ts-expect-error a mixin wants a constructor of any arguments; an element's has none
  return class extends App {
    static properties = {
      context: { attribute: false },
      route: { attribute: false },
      portal: { attribute: false },
    }

    /** Lit rejects `updateComplete`, which the portal awaits; what fails later it tells nobody of. */
    protected override performUpdate(): void {
      try {
        super.performUpdate()
      } catch (error) {
        this.dispatchEvent(new CustomEvent(MINIAPP_ERROR, { detail: error, bubbles: true, composed: true }))
        throw error
      }
    }
  }
}
